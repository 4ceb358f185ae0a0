import type { IndexConfiguration } from '@counterpart/domain';

/** What is shown of an index that no page configures (DET-07d): its documents, and nothing else. */
export function unconfiguredIndex(name: string): IndexConfiguration {
  return {
    name,
    label: name,
    scoreType: 'MUTUAL_FORWARD_SCORE',
    expansionType: 'FULL_CROSS_TYPES',
    filters: [],
    filterProperties: [],
    filterDepth: 0,
    showMatchButton: false,
    allowSelection: false,
    allowComparison: false,
    allowDownload: false,
    exportType: 'csv',
    exportSize: 0,
    selectAllLimit: 0,
    extraColumns: [],
    extraProperties: [],
  };
}
