import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The button that opens and closes it, for whoever puts the focus there. */
  readonly toggleRef: Ref<HTMLButtonElement>;
  /** Beside the title: what the section holds. */
  readonly summary?: ReactNode;
  /** Controls at the end of the head. */
  readonly tools?: ReactNode;
  /** Stays in sight at the bottom while closed. */
  readonly isBar?: boolean;
  readonly children: ReactNode;
}

/** A section with a head that opens and closes it; its content stays mounted, so that nothing typed is lost (MAT-01). */
export function SectionCard(props: SectionCardProps) {
  const { title, isOpen, onToggle, toggleRef, summary, tools, isBar = false, children } = props;
  const id = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section
      className={classes.card}
      data-open={isOpen || undefined}
      data-bar={(isBar && !isOpen) || undefined}
      aria-label={title}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>
          <UnstyledButton
            ref={toggleRef}
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            <Chevron size={16} stroke={1.75} aria-hidden />
            {title}
          </UnstyledButton>
        </h2>
        {summary}
        {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
