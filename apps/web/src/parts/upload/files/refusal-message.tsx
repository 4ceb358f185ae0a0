import { FormattedMessage } from 'react-intl';
import type { Refusal } from '../../../state/upload/upload-refusal.ts';
import classes from './refusal-message.module.css';

/** Why something could not be done, in the user's language; below it the field, as the file names it, and why. */
export function RefusalMessage({ refusal: { id, values, field } }: { readonly refusal: Refusal }) {
  return (
    <>
      <FormattedMessage id={id} values={values} />
      {field !== null && (
        <span className={classes.detail}>
          {field.path !== '' && <code>{field.path}</code>}
          {field.path !== '' && field.reason !== null && ': '}
          {field.reason !== null && <FormattedMessage id={field.reason} values={field.values} />}
        </span>
      )}
    </>
  );
}
