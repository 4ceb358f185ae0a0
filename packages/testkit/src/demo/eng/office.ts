import { sector, work } from '../words/sector.ts';

/** Office work in English. */
export const office = sector(
  'office',
  {
    firms:
      '{stem} Advisory|{stem} Legal {legal}|{stem} Insurance|{stem} Property|{stem} Association|{stem} Corporate Services {legal}',
    activities:
      'advises companies|lets and sells homes|insures companies|speaks for an industry in Brussels|administers funds',
    sites:
      'in the office|at a law firm in {town}|at an international association|at the front desk|in the back office of a fund',
    studies: 'Business administration|Office skills|Languages|Economics',
    higherStudies: 'Law|Office management|Communication|International relations|Real estate',
    licences: 'driving licence B|first aid at work',
  },
  false,
  [
    work(
      2,
      'administrative assistant|office clerk|data entry clerk|back office assistant',
      'administration|Word|Excel|data entry',
      'inbox zero by noon|five shared diaries|DocuWare scanning|date-order filing',
      'process {30-200} files a week|write {letters~contracts~tables}|answer {20-120} calls and mails|{enter~check~file} data',
    ),
    work(
      2,
      'receptionist|front desk assistant|switchboard operator',
      'reception|telephone skills|diary management|languages',
      '3CX switchboard|badge printing|rooms with coffee|franking machine',
      'receive {20-150} visitors a day|{connect~note} calls|look after {post~rooms~badges}|order supplies',
    ),
    work(
      3,
      'executive assistant|personal assistant|office manager|management assistant',
      'diary management|minute taking|travel booking|PowerPoint',
      'three diaries at once|Diligent board packs|Concur claims|party for 200',
      'keep the diaries of {2-6} directors|{prepare~minute} meetings|book trips to {3-20} countries|organise {a move~an off-site~contracts}',
    ),
    work(
      3,
      'legal counsel|paralegal|compliance officer|legal assistant',
      'legal advice|drafting contracts|case management|compliance',
      'KYC files|GDPR registers|CSSF reporting|board resolutions',
      'follow {10-80} files|draft {contracts~opinions~resolutions}|research for {partners~clients}|{file~contest} permits',
    ),
    work(
      3,
      'policy adviser|EU affairs officer|communications officer',
      'policy analysis|writing|stakeholder management|social media',
      'trilogue trackers|position papers|Parliament badge|newsletters on Mailchimp',
      'follow {3-14} files in Parliament|write {position papers~speeches~briefs}|organise events of {20-300} guests|answer {members~journalists}',
    ),
    work(
      2,
      'claims handler|insurance administrator|underwriting assistant',
      'claims handling|customer advice|policy administration|administration',
      'loss adjuster calls|fleets of 300|bordereaux|Guidewire screens',
      'handle {40-260} claims|{change~rate} policies|call {adjusters~brokers~clients}|release payments',
    ),
    work(
      2,
      'property manager|letting agent|relocation consultant',
      'customer advice|case management|negotiation|customer service',
      'Matterport viewings|expat arrivals|rent indexation|check-out reports',
      'manage {15-120} homes|show flats in {town}|write {leases~reports~inventories}|have repairs done',
    ),
  ],
);
