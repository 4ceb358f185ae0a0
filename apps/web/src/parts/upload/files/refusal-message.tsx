import { FormattedMessage } from 'react-intl';
import type { Refusal } from '../../../state/upload/upload-refusal.ts';
import classes from './refusal-message.module.css';

/** Why something could not be done, in the user's language; the server's own words follow where they tell more. */
export function RefusalMessage({ refusal }: { readonly refusal: Refusal }) {
  return (
    <>
      <FormattedMessage id={refusal.id} values={refusal.values} />
      {refusal.detail !== null && (
        <span className={classes.detail} lang="en">
          {refusal.detail}
        </span>
      )}
    </>
  );
}
