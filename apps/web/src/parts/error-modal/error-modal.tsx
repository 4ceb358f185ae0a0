import { Button, Group, Modal } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { canClose } from '../../state/failures/error-queue.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';

/** The first error that waits, before everything else; OK closes it (SET-25). */
export function ErrorModal() {
  const { configuration, errors } = useScreen().application;
  const { errors: queued } = useStore(errors.store);
  const [first] = queued;
  if (first === undefined) return null;
  const isClosable = canClose(first, configuration.hideMenu);
  return (
    <Modal
      opened
      title={<FormattedMessage id={first.title} values={first.values} />}
      withCloseButton={false}
      closeOnClickOutside={isClosable}
      closeOnEscape={isClosable}
      onClose={() => errors.closeFirst()}
    >
      <p>
        <FormattedMessage id={first.message} values={first.values} />
      </p>
      {isClosable && (
        <Group justify="flex-end" mt="lg">
          <Button variant="filled" onClick={() => errors.closeFirst()} data-autofocus>
            <FormattedMessage id="actions.ok" />
          </Button>
        </Group>
      )}
    </Modal>
  );
}
