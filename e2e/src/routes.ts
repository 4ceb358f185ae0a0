/** Each screen by an address that shows it filled, on the documents of load-documents.ts. */
export const SCREENS: Readonly<Record<string, string>> = {
  start: '/profile-to-candidates',
  profile: '/profile-to-candidates/job/jobs/hand-j-nl-1',
  results: '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates',
  details: '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates&details=hand-c-nl-1',
  jobs: '/profile-to-jobs/candidate/candidates/hand-c-nl-1?index=jobs',
  missing: '/profile-to-jobs/candidate/candidates/nobody',
  jobInput: '/job-to-candidates/input',
  candidateList: '/candidates/list',
  jobList: '/jobs/list',
  candidateForm: '/candidates/edit/candidates/hand-c-nl-1',
  newJob: '/jobs/new',
  candidateUpload: '/candidates/upload',
  jobUpload: '/jobs/upload',
  matchDetails: '/match-details/jobs/hand-j-nl-1/candidates/hand-c-nl-1',
  notFound: '/nowhere',
};
