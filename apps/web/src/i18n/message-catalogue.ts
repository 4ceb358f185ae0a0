/** Message texts by id, ICU syntax. */
export type Messages = Readonly<Record<string, string>>;
