/** A mention of a comment, as the parser answers it. */
export function mention(originalComment: string, sentence = originalComment, matchedRule = 'en:rule:one') {
  return {
    aspectType: 'BEHAVIOUR',
    matchedText: sentence.slice(0, 5),
    matchedRule,
    originalComment,
    sentence,
    competenceGroup: 'Personal management',
    competence: 'Coping',
    competenceFlag: 'POSITIVE',
    nestedAspects: [],
  };
}

type Mention = ReturnType<typeof mention>;

/** A level of the parser's answer. */
export interface Tree {
  readonly aspectType: string;
  readonly label: string;
  readonly nrOfMentions: number;
  readonly mentions: Mention[];
  readonly nestedAspects: Tree[];
}

/** A behaviour with its mentions. */
export function behaviour(label: string, ...mentions: Mention[]): Tree {
  return { aspectType: 'BEHAVIOUR', label, nrOfMentions: mentions.length, mentions, nestedAspects: [] };
}

/** A level above others. */
export function level(aspectType: string, label: string, ...nestedAspects: Tree[]): Tree {
  const nrOfMentions = nestedAspects.reduce((sum, each) => sum + each.nrOfMentions, 0);
  return { aspectType, label, nrOfMentions, mentions: [], nestedAspects };
}

/** Four trees as the parser answers them: two praises and one wish, in two competences of two groups. */
export function feedbackTrees(): Tree[] {
  return [
    level('STOP_DOING', 'STOP_DOING'),
    level('UNKNOWN', 'UNKNOWN'),
    level(
      'START_DOING',
      'START_DOING',
      level(
        'COMPETENCE_GROUP',
        'Task management',
        level('COMPETENCE', 'Organising', behaviour('Plans ahead', mention('Plan more, please.'))),
      ),
    ),
    level(
      'KEEP_DOING',
      'KEEP_DOING',
      level(
        'COMPETENCE_GROUP',
        'Interpersonal management',
        level(
          'COMPETENCE',
          'Relating',
          behaviour('Listens', mention('She listens. She is kind.', 'She listens.'), mention('Good listener')),
          behaviour('Is friendly', mention('She listens. She is kind.', 'She is kind.')),
        ),
      ),
    ),
  ];
}
