/** What a part of an ad is about; company and offer say nothing about skills. */
export type SectionKind = 'tasks' | 'profile' | 'offer' | 'company' | 'contact';
