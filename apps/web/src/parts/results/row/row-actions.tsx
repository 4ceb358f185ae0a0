import { IconExternalLink, IconLayoutSidebarRight, IconMessage, IconPhone, IconUserOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind, WireDocument } from '@counterpart/domain';
import { fillAddress } from '../../../state/results/fill-address.ts';
import type { PhoneLink } from '../../../state/results/phone-link.ts';
import controls from '../../../ui/light-controls.module.css';
import { JudgeButtons, type RowJudging } from '../judging/judge-buttons.tsx';
import type { RowDecision } from '../judging/use-judging.ts';
import { MatchActions } from './match-actions.tsx';
import classes from './row-actions.module.css';

const LOOK = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
/** Elements rather than components: one that is the same is not drawn again, and a page has a hundred. */
const ICON = {
  details: <IconLayoutSidebarRight {...LOOK} />,
  phone: <IconPhone {...LOOK} />,
  message: <IconMessage {...LOOK} />,
  external: <IconExternalLink {...LOOK} />,
  exclude: <IconUserOff {...LOOK} />,
} as const;

interface RowActionsProps {
  readonly id: string;
  readonly document: WireDocument;
  /** The number to call; null where there is none that can be called (RES-01g). */
  readonly phone: PhoneLink | null;
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

/** What can be done with a row: details and the split button in sight but quiet, everything else on hover and focus, below them. */
export function RowActions({
  id,
  document,
  phone,
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
  const button = (message: string) => ({
    type: 'button' as const,
    className: controls.icon,
    'aria-label': named(message),
    title: named(message),
    tabIndex,
  });
  const link = (href: string, message: string) => ({
    ...button(message),
    type: undefined,
    href,
    target: '_blank',
    rel: 'noreferrer',
  });
  const call = phone === null ? '' : intl.formatMessage({ id: 'actions.call' }, { subject, number: phone.text });
  return (
    <span className={classes.actions}>
      <span className={classes.main}>
        <button
          type="button"
          className={controls.text}
          data-open={id}
          aria-label={named('actions.details.of')}
          tabIndex={tabIndex}
          onClick={onOpen}
        >
          {ICON.details}
          <span className={classes.text}>{intl.formatMessage({ id: 'actions.details' })}</span>
        </button>
        {index.showMatchButton && (
          <MatchActions kind={kind} index={index.name} id={id} subject={subject} tabIndex={tabIndex} />
        )}
      </span>
      <span className={classes.more}>
        {judging !== undefined && (
          <JudgeButtons id={id} subject={subject} judging={judging} decision={decision} tabIndex={tabIndex} />
        )}
        {phone !== null && (
          <a className={controls.icon} href={phone.href} aria-label={call} title={call} tabIndex={tabIndex}>
            {ICON.phone}
          </a>
        )}
        {messaging !== null && <a {...link(messaging, 'actions.message')}>{ICON.message}</a>}
        {index.handleVisitExternal !== undefined ? (
          <button {...button('actions.external')} onClick={() => index.handleVisitExternal?.(id, document)}>
            {ICON.external}
          </button>
        ) : (
          external !== null && <a {...link(external, 'actions.external')}>{ICON.external}</a>
        )}
        {onExclude !== undefined && (
          <button {...button('actions.exclude.of')} onClick={onExclude}>
            {ICON.exclude}
          </button>
        )}
      </span>
    </span>
  );
}
