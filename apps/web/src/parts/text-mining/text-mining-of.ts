import type { Application } from '../../state/startup.ts';
import { TextMining } from '../../state/text-mining/text-mining.ts';

const KNOWN = new WeakMap<Application, TextMining>();

/** The text mining of an application, made when it is first asked for; another screen costs no results. */
export function textMiningOf(application: Application): TextMining {
  const before = KNOWN.get(application);
  if (before !== undefined) return before;
  const { api, session, log } = application;
  const mining = new TextMining({ api, session, log, locale: () => application.locale.get().current });
  KNOWN.set(application, mining);
  return mining;
}
