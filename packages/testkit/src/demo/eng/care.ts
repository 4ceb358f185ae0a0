import { sector, work } from '../words/sector.ts';

/** Care in English. */
export const care = sector(
  'care',
  {
    firms: '{stem} Care Home|{stem} Home Care|{stem} Clinic|{stem} Nursery|{stem} Therapy Centre|{stem} Hospital',
    activities:
      'cares for older people|brings care to the home|supports people with disabilities|looks after young children|helps patients recover',
    sites:
      'in a care home|in home care|on a ward of {12-40} beds|in the hospital of {town}|in an international nursery|in a day centre',
    studies: 'Health and social care|Childcare|Nursing assistance|Social studies',
    higherStudies: 'Nursing|Social work|Physiotherapy|Occupational therapy|Psychology',
    licences: 'driving licence B|first aid at work|BIG registration',
  },
  true,
  [
    work(
      3,
      'nurse|registered nurse|staff nurse|community nurse',
      'nursing care|wound care|administering medication|patient records',
      'VAC dressings|SBAR handovers|an 18-patient round|PCA pumps',
      'care for {6-24} patients|{take bloods~place drips~dress wounds}|{prepare~give~double-check} medication|inform families and doctors',
    ),
    work(
      2,
      'healthcare assistant|care assistant|nursing assistant|support worker',
      'personal care|elderly care|moving and handling|care records',
      'Arjo stand aids|morning care for nine|life story work|nutrition charts',
      'wash and dress {6-14} residents|help at meals and note {fluids~weight}|write up in {Nedap~the record}|run {a walk~a singing hour}',
    ),
    work(
      1,
      'hospital porter|ward assistant|care home assistant',
      'serving meals|cleaning|making beds|elderly care',
      'diet cards|linen by colour code|trips to radiology',
      'serve {20-60} meals|make {beds~rooms~linen rooms} ready|move patients to {X-ray~theatre}|fill up supplies',
    ),
    work(
      2,
      'home carer|domiciliary care worker|live-in carer',
      'personal care|household tasks|cooking|companionship',
      'key safe routines|logbook on the table|dementia cues|respite weekends',
      'visit {3-6} clients a day|help with {getting up~meals~letters}|support {people with dementia~young families}|report changes',
    ),
    work(
      2,
      'childcare worker|nursery nurse|nursery assistant|nanny',
      'childcare|looking after children|creative activities|first aid',
      'EYFS notes|settling-in plans|Famly app|two languages at story time',
      'look after {5-14} children of {3-36} months|see to {naps~meals~nappies}|plan themes on {autumn~farms~music}|talk to parents',
    ),
    work(
      3,
      'physiotherapist|physio|occupational therapist',
      'rehabilitation|patient assessment|exercise therapy|patient records',
      'dry needling|Redcord|Tuesday shoulder class|biofeedback',
      'treat {10-22} patients a day|write and {adjust~review} programmes|rehabilitate after {hips~knees~strokes}|apply for aids',
    ),
    work(
      3,
      'social worker|caseworker|family support worker',
      'social support|counselling|administration|debt advice',
      'home visits in pairs|safeguarding notes|asylum files|housing forms',
      'follow {15-70} cases|visit families in {town}|apply for {housing~benefits~aid}|refer {newcomers~families}',
    ),
    work(
      2,
      'dental assistant|medical secretary|pharmacy assistant',
      'diary management|reception|sterilising|chairside assistance',
      'Melag autoclave|Exquise diary|repeat prescriptions|phone triage',
      'receive {18-45} patients a day|{sterilise~lay out} instruments|handle {prescriptions~appointments~claims}|assist at the chair',
    ),
  ],
);
