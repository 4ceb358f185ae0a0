import { Skeleton } from '@mantine/core';

/** The rows that are on their way, in their final layout. */
export function ResultsSkeleton() {
  return (
    <div className="results-skeleton" aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} height={34} />
      ))}
    </div>
  );
}
