import type { ProfileKind } from '@counterpart/domain';
import type { Application } from '../../../state/startup.ts';
import { fetchTellingProgress } from '../../../state/upload/upload-fetch.ts';
import { Uploads } from '../../../state/upload/uploads.ts';

const KNOWN = new WeakMap<Application, Map<string, Uploads>>();

function guardLeaving(uploads: Uploads): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  uploads.store.subscribe(() => {
    if (uploads.unsaved > 0) globalThis.addEventListener('beforeunload', ask);
    else globalThis.removeEventListener('beforeunload', ask);
  });
}

/**
 * The uploads into an index, made when they are first asked for. They live as long as the application, so that another
 * screen costs no file; leaving or reloading the page asks first while something is unsaved.
 */
export function uploadsOf(application: Application, kind: ProfileKind, index: string): Uploads {
  const known = KNOWN.get(application) ?? new Map<string, Uploads>();
  KNOWN.set(application, known);
  const before = known.get(index);
  if (before !== undefined) return before;
  const uploads = new Uploads({
    kind,
    index,
    api: application.api,
    sender: (tell) => application.apiThrough(fetchTellingProgress(tell)),
    newId: () => crypto.randomUUID(),
  });
  guardLeaving(uploads);
  known.set(index, uploads);
  return uploads;
}
