import type { ProfileKind } from '@counterpart/domain';
import type { Application } from '../../state/startup.ts';
import { fetchTellingProgress } from '../../state/upload-fetch.ts';
import { Uploads } from '../../state/uploads.ts';

const INDEX: Readonly<Record<ProfileKind, string>> = { JOB: 'jobs', CANDIDATE: 'candidates' };
const KNOWN = new WeakMap<Application, { [Kind in ProfileKind]?: Uploads }>();

function guardLeaving(uploads: Uploads): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  uploads.store.subscribe(() => {
    if (uploads.unsaved > 0) globalThis.addEventListener('beforeunload', ask);
    else globalThis.removeEventListener('beforeunload', ask);
  });
}

/**
 * The uploads of a kind, made when they are first asked for. They live as long as the application, so that another
 * screen costs no file; leaving or reloading the page asks first while something is unsaved.
 */
export function uploadsOf(application: Application, kind: ProfileKind): Uploads {
  const known = KNOWN.get(application) ?? {};
  KNOWN.set(application, known);
  const before = known[kind];
  if (before !== undefined) return before;
  const uploads = new Uploads({
    kind,
    index: INDEX[kind],
    api: application.api,
    sender: (tell) => application.apiThrough(fetchTellingProgress(tell)),
    newId: () => crypto.randomUUID(),
  });
  guardLeaving(uploads);
  known[kind] = uploads;
  return uploads;
}
