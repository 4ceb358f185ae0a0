import { type ApiClient, ApiFailure, type RouteBody, type RouteResponse } from '@counterpart/client';
import type { ProfileKind } from '@counterpart/domain';
import type { KeptTexts } from '../kept/search-memory.ts';
import { OnceAtATime } from '../once-at-a-time.ts';
import { type Readable, Store } from '../store.ts';
import { readSchema, type SchemaNode } from './schema-node.ts';
import { isSame } from './tree-edits.ts';

/** A strategy as the server keeps it. */
export type SavedStrategy = RouteResponse<'strategies'>['strategies'][number];
type Parameters = RouteBody<'putStrategy'>;

/** What the page of the strategies shows (STR-02). */
export interface StrategyState {
  readonly pageStatus: 'UNINITIALIZED' | 'INITIALIZING' | 'INITIALIZED';
  readonly saveStatus: 'SAVED' | 'CHANGED' | 'SAVING';
  readonly strategies: readonly SavedStrategy[];
  readonly schema: SchemaNode | null;
  /** The name of the selected strategy; null when there is none. */
  readonly selected: string | null;
  /** The parameters as they are edited. */
  readonly draft: unknown;
}

/** The world around the editing. */
export interface StrategyEditingOptions {
  readonly api: ApiClient;
  /** Where an edit that is not saved yet survives a reload. */
  readonly kept: KeptTexts;
  /** The language of the schema's words. */
  readonly language: () => string;
  readonly log: (what: string, error: unknown) => void;
}

/** The status of a save that was made for another version than there is. */
const CONFLICT = 412;
const DRAFT_KEY = 'counterpart.strategy-draft';
const EMPTY: StrategyState = {
  pageStatus: 'UNINITIALIZED',
  saveStatus: 'SAVED',
  strategies: [],
  schema: null,
  selected: null,
  draft: null,
};

/** The strategies and the one that is edited. */
export class StrategyEditing {
  readonly #options: StrategyEditingOptions;
  readonly #store = new Store<StrategyState>(EMPTY);
  readonly #removals = new OnceAtATime();
  /** Whether the last save failed in a way in which the server may have taken it. */
  #mayBeSaved = false;

  constructor(options: StrategyEditingOptions) {
    this.#options = options;
  }

  get store(): Readable<StrategyState> {
    return this.#store;
  }

  /** The selected strategy as it was saved. */
  get original(): SavedStrategy | null {
    const { strategies, selected } = this.#store.get();
    return strategies.find(({ name }) => name === selected) ?? null;
  }

  /** Loads the strategies and their schema; the first one is selected, or the one with an edit that is not saved. */
  async initialize(): Promise<void> {
    if (this.#store.get().pageStatus === 'INITIALIZING') return;
    const isFirst = this.#store.get().pageStatus === 'UNINITIALIZED';
    if (isFirst) this.#store.set({ pageStatus: 'INITIALIZING' });
    try {
      const { api, language, log } = this.#options;
      const [{ strategies }, description] = await Promise.all([
        api.call('strategies'),
        api.call('strategyDescription', { query: { language: language() } }),
      ]);
      const schema = readSchema(description, (what) => log(what, null));
      this.#store.set({ pageStatus: 'INITIALIZED', strategies, schema });
      if (!isFirst) {
        this.#showTheirs();
        return;
      }
      const kept = this.#keptDraft();
      const wanted = strategies.find(({ name }) => name === kept?.name) ?? strategies[0];
      this.select(wanted?.name ?? null);
      if (kept !== null && wanted?.name === kept.name) this.edit(kept.draft);
    } catch (error) {
      if (isFirst) this.#store.set({ pageStatus: 'UNINITIALIZED' });
      throw error;
    }
  }

  /** Takes another strategy to edit; what was not saved of the one before is gone. */
  select(name: string | null): void {
    const { saveStatus, selected } = this.#store.get();
    if (saveStatus === 'SAVING' || name === selected) return;
    this.#store.set({ selected: name });
    this.#show(this.original?.parameters ?? null);
  }

  /** Selects a strategy with parameters that were edited before and not saved; nothing where it is gone. */
  takeUp(name: string, draft: unknown): void {
    if (!this.#store.get().strategies.some((each) => each.name === name)) return;
    this.select(name);
    this.edit(draft);
  }

  /** Changes the parameters; ignored while they are saved, and SAVED again when they are what they were (STR-02). */
  edit(draft: unknown): void {
    const { saveStatus } = this.#store.get();
    if (saveStatus === 'SAVING' || this.original === null) return;
    const isChanged = !isSame(draft, this.original.parameters);
    this.#store.set({ draft, saveStatus: isChanged ? 'CHANGED' : 'SAVED' });
    this.#keepDraft();
  }

  /** Back to what was saved. */
  reset(): void {
    this.edit(this.original?.parameters ?? null);
  }

  /** Saves what was changed; a save that fails is CHANGED again and rethrown. With `force` over another's version too. */
  async save({ force = false }: { readonly force?: boolean } = {}): Promise<void> {
    const { saveStatus, draft } = this.#store.get();
    const { original } = this;
    if (saveStatus !== 'CHANGED' || original === null) return;
    this.#store.set({ saveStatus: 'SAVING' });
    try {
      await this.#options.api.call('putStrategy', {
        params: { name: original.name },
        body: draft as Parameters,
        ...(force ? {} : { expects: original.etag }),
      });
      await this.#reload();
      this.#show(this.original?.parameters ?? null);
    } catch (error) {
      const isConflict = error instanceof ApiFailure && error.status === CONFLICT;
      if (isConflict && this.#mayBeSaved && (await this.#isSaved(original.name, draft))) return;
      this.#mayBeSaved = !isConflict;
      this.#store.set({ saveStatus: 'CHANGED' });
      throw error;
    }
  }

  /** Whether what is in the way is one's own save, whose answer was lost; it is shown as saved then. */
  async #isSaved(name: string, draft: unknown): Promise<boolean> {
    try {
      const { strategies } = await this.#options.api.call('strategies');
      if (!isSame(strategies.find((each) => each.name === name)?.parameters, draft)) return false;
      this.#store.set({ strategies });
      this.#show(draft);
      return true;
    } catch (error) {
      this.#options.log('The strategies could not be read', error);
      return false;
    }
  }

  /** Adds a strategy made from a template and selects it; refused when the name is taken. */
  async add(name: string, template: ProfileKind): Promise<void> {
    const { api } = this.#options;
    const { parameters } = await api.call('strategyDefaults', { params: { type: template } });
    await api.call('putStrategy', { params: { name }, query: { template }, body: parameters, expects: 'none' });
    await this.#reload();
    this.select(name);
  }

  /**
   * Removes the selected strategy and answers it, so that it can be put back; the first of the others is selected. Null where nothing
   * is removed: while one is being removed or saved the next press means that one.
   */
  async remove(): Promise<SavedStrategy | null> {
    const { original } = this;
    if (original === null || this.#store.get().saveStatus === 'SAVING') return null;
    return this.#removals.run('remove', async () => {
      await this.#options.api.call('deleteStrategy', { params: { name: original.name }, expects: original.etag });
      await this.#reload();
      this.select(this.#store.get().strategies[0]?.name ?? null);
      return original;
    });
  }

  /** Puts a removed strategy back and selects it. */
  async putBack({ name, template, parameters }: SavedStrategy): Promise<void> {
    await this.#options.api.call('putStrategy', { params: { name }, query: { template }, body: parameters });
    await this.#reload();
    this.select(name);
  }

  /** Without an edit of one's own: what somebody else saved meanwhile, or the first strategy where they removed the selected one. */
  #showTheirs(): void {
    const { saveStatus, strategies } = this.#store.get();
    if (saveStatus !== 'SAVED') return;
    if (this.original === null) this.select(strategies[0]?.name ?? null);
    else this.#show(this.original.parameters);
  }

  async #reload(): Promise<void> {
    const { strategies } = await this.#options.api.call('strategies');
    this.#store.set({ strategies });
  }

  #show(draft: unknown): void {
    this.#store.set({ draft, saveStatus: 'SAVED' });
    this.#keepDraft();
  }

  #keepDraft(): void {
    const { saveStatus, selected, draft } = this.#store.get();
    const { kept } = this.#options;
    if (saveStatus === 'CHANGED') kept.setItem(DRAFT_KEY, JSON.stringify({ name: selected, draft }));
    else kept.removeItem(DRAFT_KEY);
  }

  #keptDraft(): { readonly name: string; readonly draft: unknown } | null {
    const text = this.#options.kept.getItem(DRAFT_KEY);
    if (text === null) return null;
    try {
      return JSON.parse(text) as { readonly name: string; readonly draft: unknown };
    } catch (error) {
      this.#options.log('A kept strategy could not be read', error);
      return null;
    }
  }
}
