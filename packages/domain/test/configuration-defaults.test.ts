import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../src/index.ts';

const quietly = () => undefined;

describe('what a configuration leaves out', () => {
  it('SET-11 SET-16d SET-23c PRO-07 MAT-12c is filled in: flags false, the scopes of all families, the rest as documented', () => {
    const page = {
      enabled: false,
      keywordSearch: false,
      keywordSuggestions: false,
      strategySelect: false,
      indices: [],
    };
    expect(readConfiguration({}, quietly)).toEqual({
      defaultRoute: '/profile-to-candidates',
      hideMenu: false,
      enabledAspects: '',
      apiUrl: '/api',
      apiHeaders: {},
      configurationEndpoints: [],
      framedOrigins: [],
      calledOrigins: [],
      showIndexingWarning: false,
      allowReset: false,
      disableScoreColours: false,
      rangeUnits: ['KILOMETER', 'METER', 'MILE'],
      defaultRange: 30,
      localStorageMaxAge: 'P30D',
      entityVersionProperty: 'version',
      persistMatchingOptions: false,
      feedbackKey: 'recruiters',
      features: {
        candidateList: false,
        jobList: false,
        matchingStrategy: false,
        monitoring: false,
        textMining: false,
        demoFilter: false,
        externalLogin: false,
      },
      login: {
        flow: 'redirect',
        clientId: 'counterpart',
        scopes: ['read:hrmatching', 'read:parsing', 'read:ontology'],
        logoutUrl: '/',
        exchangeEndpoint: '/auth/exchange',
      },
      pages: { profileToJobs: page, profileToCandidates: page, jobToCandidates: page },
    });
  });

  it('SET-21b SET-21h SET-21l of an index too', () => {
    const index = { name: 'jobs', label: 'Jobs', sortModeGroup: [{ name: 'a', label: 'A', field: 'score' }] };
    const filters = [{ name: 'f', label: 'F', type: 'term', property: 'office' }];
    const { pages } = readConfiguration({ pages: { profileToJobs: { indices: [{ ...index, filters }] } } }, quietly);
    expect(pages.profileToJobs.indices).toEqual([
      {
        name: 'jobs',
        label: 'Jobs',
        scoreType: 'MUTUAL_FORWARD_SCORE',
        expansionType: 'FULL_CROSS_TYPES',
        sortModeGroup: [{ name: 'a', label: 'A', field: 'score', order: 'asc' }],
        filters: [{ name: 'f', label: 'F', type: 'term', property: 'office', values: { from: 'terms' } }],
        filterProperties: [],
        filterDepth: 1,
        showMatchButton: false,
        allowSelection: false,
        allowComparison: false,
        allowDownload: false,
        exportType: 'csv',
        exportSize: 1000,
        selectAllLimit: 0,
        extraColumns: [],
        extraProperties: [],
        externalDetailsTabDefaultActive: false,
        selectionEndpoints: {
          candidatesForJob: {},
          jobsForCandidate: {},
          candidatesForCompany: {},
          companiesForCandidate: {},
        },
        disableSelectionStatus: false,
        disableNotes: false,
        matchInformationGetters: {},
      },
    ]);
  });
});

/** A configuration that is right but for `value` where `path` leads, below an index where it begins with "index.". */
