import { ActionIcon, Button, CloseButton } from '@mantine/core';
import {
  IconBuilding,
  IconCalendar,
  IconChevronDown,
  IconChevronUp,
  IconLayoutSidebarRight,
  IconMail,
  IconMapPin,
  IconNote,
  IconPhone,
  IconPrinter,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind, WireDocument } from '@counterpart/domain';
import { propertyLabel } from '../../i18n/label-of.ts';
import { propertyText } from '../../state/documents/document-labels.ts';
import type { Match } from '../../state/matching/searches/index-results.ts';
import { lastJobs } from '../../state/results/details/last-jobs.ts';
import { phoneText } from '../../state/results/phone-link.ts';
import { documentOf, rowFacts } from '../../state/results/row-facts.ts';
import { goingOn } from '../../ui/going-on.ts';
import { usePhoneReader } from '../application/use-phone-reader.ts';
import classes from './details-head.module.css';
import { PlaceWords } from '../results/row/place-words.tsx';
import { Period } from './texts/period.tsx';

/** Where a match stands in its list, and how to walk on from it. */
export interface DetailsWalk {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Undefined at the end. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** What can be done with open details. */
export interface DetailsActions {
  readonly walk?: DetailsWalk | undefined;
  readonly isPinned?: boolean;
  /** Undefined where there is no room to pin. */
  readonly onPin?: (() => void) | undefined;
  readonly onNote?: (() => void) | undefined;
  readonly onPrint?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

interface DetailsHeadProps extends DetailsActions {
  readonly match: Match;
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  readonly titleId: string;
  readonly closeRef?: Ref<HTMLButtonElement>;
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

function Phone({ index, document }: { readonly index: IndexConfiguration; readonly document: WireDocument }) {
  const text = phoneText(index, document) || propertyText(document, 'phone');
  const data = usePhoneReader(text !== '')?.(text, index) ?? null;
  if (text === '') return null;
  const words = (
    <>
      <IconPhone {...ICON} /> {data?.text ?? text}
    </>
  );
  return data === null ? (
    <span className={classes.fact}>{words}</span>
  ) : (
    <a className={classes.fact} href={data.href}>
      {words}
    </a>
  );
}

/** Whether a day (`2026-05-15`) has been. */
function isPast(day: string): boolean {
  return day < new Date().toISOString().slice(0, 10);
}

function Facts({ match, kind, index }: Pick<DetailsHeadProps, 'match' | 'kind' | 'index'>) {
  const intl = useIntl();
  const document = documentOf(match);
  const { town, distanceKm, isFar } = rowFacts(match, kind, index);
  const email = propertyText(document, 'email');
  const start = propertyText(document, 'startDate');
  const company = kind === 'JOB' ? propertyText(document, 'company') : '';
  return (
    <div className={classes.facts}>
      {company !== '' && (
        <span className={classes.fact}>
          <IconBuilding {...ICON} /> {company}
        </span>
      )}
      {(town !== '' || distanceKm !== null) && (
        <span className={classes.fact}>
          <IconMapPin {...ICON} />
          <PlaceWords town={town} distanceKm={distanceKm} isFar={isFar} />
        </span>
      )}
      <Phone index={index} document={document} />
      {email !== '' && (
        <a className={classes.fact} href={`mailto:${encodeURIComponent(email)}`}>
          <IconMail {...ICON} /> {email}
        </a>
      )}
      {start !== '' && (
        <span className={classes.fact}>
          <IconCalendar {...ICON} />
          <FormattedMessage
            id={kind === 'JOB' ? 'details.starts' : isPast(start) ? 'details.availableSince' : 'details.available'}
            values={{ date: propertyLabel(intl, 'startDate', start) }}
          />
        </span>
      )}
    </div>
  );
}

function Jobs({ document }: { readonly document: WireDocument }) {
  const jobs = lastJobs(document);
  if (jobs.length === 0) return null;
  return (
    <div className={classes.jobs}>
      {jobs.map(({ id, title, company, dateFrom, dateTo }, at) => (
        <div key={id ?? at} className={classes.job}>
          <div className={classes.cut}>
            <span className={classes.held}>{title}</span> <Period from={dateFrom} to={dateTo} />
          </div>
          <div className={classes.company}>{company}</div>
        </div>
      ))}
    </div>
  );
}

/** The head that stays: who it is, how to reach them, what they did last, and the way to the next. */
export function DetailsHead({ match, kind, index, titleId, closeRef, ...actions }: DetailsHeadProps) {
  const intl = useIntl();
  const { walk, isPinned = false, onPin, onNote, onPrint, onClose } = actions;
  const { name, title } = rowFacts(match, kind, index);
  const say = (id: string) => intl.formatMessage({ id });
  const named = (id: string) => ({ 'aria-label': say(id), title: say(id) });
  return (
    <div className={classes.head}>
      <div className={classes.line}>
        <h2 id={titleId} className={classes.title}>
          {name}
        </h2>
        <span className={classes.function}>{title}</span>
        <span className={classes.tools}>
          {walk !== undefined && (
            <>
              <span className={classes.position}>
                <FormattedMessage id="details.position" values={{ position: walk.position, count: walk.count }} />
              </span>
              <ActionIcon {...named('details.previous')} {...goingOn(walk.onPrevious)}>
                <IconChevronUp {...ICON} />
              </ActionIcon>
              <ActionIcon {...named('details.next')} {...goingOn(walk.onNext)}>
                <IconChevronDown {...ICON} />
              </ActionIcon>
            </>
          )}
          {onNote !== undefined && (
            <Button size="xs" variant="subtle" leftSection={<IconNote {...ICON} />} onClick={onNote}>
              <FormattedMessage id="note.add" />
            </Button>
          )}
          {onPrint !== undefined && (
            <ActionIcon {...named('actions.print')} onClick={onPrint}>
              <IconPrinter {...ICON} />
            </ActionIcon>
          )}
          {onPin !== undefined && (
            <ActionIcon {...named(isPinned ? 'details.unpin' : 'details.pin')} aria-pressed={isPinned} onClick={onPin}>
              <IconLayoutSidebarRight {...ICON} />
            </ActionIcon>
          )}
          {onClose !== undefined && (
            <CloseButton
              {...(closeRef === undefined ? {} : { ref: closeRef })}
              data-autofocus
              {...named('actions.close')}
              onClick={onClose}
            />
          )}
        </span>
      </div>
      <Facts match={match} kind={kind} index={index} />
      <Jobs document={documentOf(match)} />
    </div>
  );
}
