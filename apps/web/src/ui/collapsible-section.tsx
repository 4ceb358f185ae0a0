import { type ReactNode, useId } from 'react';

interface CollapsibleSectionProps {
  readonly title: ReactNode;
  /** Shown beside the title while closed. */
  readonly summary?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A section with a heading that opens it; its content stays mounted, so that nothing typed is lost. */
export function CollapsibleSection({ title, summary, isOpen, onOpen, children }: CollapsibleSectionProps) {
  const id = useId();
  return (
    <section className="section" data-expanded={isOpen || undefined}>
      <h2 className="section-heading">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
          <span className="section-marker" aria-hidden="true" />
          <span>{title}</span>
          {!isOpen && summary !== undefined && <span className="section-summary">{summary}</span>}
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="section-body">
        {children}
      </div>
    </section>
  );
}
