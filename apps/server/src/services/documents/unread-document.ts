/** A document of which not everything is in the index. */
export interface UnreadDocument {
  /** Names the document in logs, which hold no ids. */
  readonly change: number;
  /** Empty when not even that can be read. */
  readonly id: string;
  /** DAMAGED: what is stored cannot be read, so no search finds it; TOO_SLOW: its texts took too long to read. */
  readonly reason: 'DAMAGED' | 'TOO_SLOW';
}
