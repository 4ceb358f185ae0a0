import { ActionIcon, Button } from '@mantine/core';
import { IconExternalLink, IconLayoutSidebarRight, IconMessage, IconPhone, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind, WireDocument } from '@counterpart/domain';
import { fillAddress } from '../../../state/results/fill-address.ts';
import { phoneText, readPhone } from '../../../state/results/phone-link.ts';
import { JudgeButtons, type RowJudging } from '../judging/judge-buttons.tsx';
import type { RowDecision } from '../judging/use-judging.ts';
import { MatchActions } from './match-actions.tsx';
import classes from './row-actions.module.css';

/** Country and protocol of a telephone number unless the configuration says otherwise (A9). */
const PHONE_COUNTRY = 'BE';
const PHONE_PROTOCOL = 'tel';

interface PhoneButtonProps {
  readonly index: IndexConfiguration;
  readonly document: WireDocument;
  readonly subject: string;
  readonly tabIndex?: number;
}

/** Calls a candidate; nothing where there is no number that can be called (RES-01g). */
export function PhoneButton({ index, document, subject, tabIndex = 0 }: PhoneButtonProps) {
  const intl = useIntl();
  const text = phoneText(index, document);
  const country = index.phoneCountry ?? PHONE_COUNTRY;
  const protocol = index.phoneProtocol ?? PHONE_PROTOCOL;
  const { data = null } = useQuery({
    queryKey: ['phone', text, country, protocol],
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readPhone(text, country, protocol),
  });
  if (data === null) return null;
  const label = intl.formatMessage({ id: 'actions.call' }, { subject, number: data.text });
  return (
    <ActionIcon component="a" href={data.href} aria-label={label} title={label} tabIndex={tabIndex}>
      <IconPhone size={16} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}

interface RowActionsProps {
  readonly id: string;
  readonly document: WireDocument;
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  /** Whom or what the row is about. */
  readonly subject: string;
  readonly tabIndex: number;
  readonly onOpen: () => void;
  /** Takes the row out of this search (MAT-13); undefined where that cannot be done. */
  readonly onExclude?: (() => void) | undefined;
  /** Undefined where matches are not judged. */
  readonly judging?: RowJudging | undefined;
  readonly decision?: RowDecision | null;
}

/** What can be done with a row: details and the split button in sight but quiet, everything else on hover and focus. */
export function RowActions({
  id,
  document,
  kind,
  index,
  subject,
  tabIndex,
  onOpen,
  onExclude,
  judging,
  decision = null,
}: RowActionsProps) {
  const intl = useIntl();
  const messaging = fillAddress(index.messagingUrl, document);
  const external = fillAddress(index.externalUrl, document);
  const named = (message: string) => intl.formatMessage({ id: message }, { subject });
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const link = (href: string, message: string) => ({
    component: 'a' as const,
    href,
    target: '_blank',
    rel: 'noreferrer',
    'aria-label': named(message),
    title: named(message),
    tabIndex,
  });
  return (
    <span className={classes.actions}>
      <span className={classes.more}>
        {judging !== undefined && (
          <JudgeButtons id={id} subject={subject} judging={judging} decision={decision} tabIndex={tabIndex} />
        )}
        <PhoneButton index={index} document={document} subject={subject} tabIndex={tabIndex} />
        {messaging !== null && (
          <ActionIcon {...link(messaging, 'actions.message')}>
            <IconMessage {...icon} />
          </ActionIcon>
        )}
        {index.handleVisitExternal !== undefined ? (
          <ActionIcon
            aria-label={named('actions.external')}
            title={named('actions.external')}
            tabIndex={tabIndex}
            onClick={() => index.handleVisitExternal?.(id, document)}
          >
            <IconExternalLink {...icon} />
          </ActionIcon>
        ) : (
          external !== null && (
            <ActionIcon {...link(external, 'actions.external')}>
              <IconExternalLink {...icon} />
            </ActionIcon>
          )
        )}
        {onExclude !== undefined && (
          <ActionIcon
            aria-label={named('actions.exclude.of')}
            title={named('actions.exclude.of')}
            tabIndex={tabIndex}
            onClick={onExclude}
          >
            <IconUserOff {...icon} />
          </ActionIcon>
        )}
      </span>
      <Button
        size="xs"
        variant="subtle"
        classNames={{ root: classes.details }}
        data-open={id}
        aria-label={named('actions.details.of')}
        tabIndex={tabIndex}
        onClick={onOpen}
      >
        <IconLayoutSidebarRight {...icon} />
        <span className={classes.text}>
          <FormattedMessage id="actions.details" />
        </span>
      </Button>
      {index.showMatchButton && (
        <MatchActions kind={kind} index={index.name} id={id} subject={subject} tabIndex={tabIndex} />
      )}
    </span>
  );
}
