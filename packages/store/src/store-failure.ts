/** Why a data folder cannot be used; the message is one clear line for whoever starts the server. */
export class StoreFailure extends Error {
  readonly reason: 'UNWRITABLE' | 'IN_USE' | 'NEWER_VERSION' | 'NOT_DURABLE';

  constructor(reason: StoreFailure['reason'], message: string) {
    super(message);
    this.name = 'StoreFailure';
    this.reason = reason;
  }
}
