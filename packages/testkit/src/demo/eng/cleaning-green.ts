import { sector, work } from '../words/sector.ts';

/** Cleaning and green work in English. */
export const cleaningGreen = sector(
  'cleaning-green',
  {
    firms: '{stem} Cleaning {legal}|{stem} Gardens|{stem} Facility|{stem} Landscapes|{stem} Home Help',
    activities:
      'cleans offices and schools|lays out and keeps gardens|sends cleaners to homes|cleans plants and tanks|keeps parks',
    sites: 'in offices|in schools|in private homes|in a hospital|in parks and gardens|in the food industry',
    studies: 'Horticulture|Cleaning operations|Home economics|Landscaping',
    higherStudies: 'Facility management|Landscape architecture',
    licences: 'driving licence B|chainsaw certificate|VCA-basic|first aid at work',
  },
  false,
  [
    work(
      1,
      'cleaner|office cleaner|cleaning operative',
      'cleaning|office cleaning|window cleaning|disinfection',
      'Unger kit|colour-coded microfibre|Taski scrubber|descaling of washrooms',
      'clean {600-4000} m² of offices|disinfect {washrooms~kitchens~changing rooms}|sort waste and {refill paper~refill soap}|{mop~scrub~polish} floors',
    ),
    work(
      1,
      'domestic cleaner|home help|housekeeper',
      'cleaning|ironing|cooking|discretion',
      'fixed homes every week|shirts without a crease|shopping on the way|pets welcome',
      'keep house for {3-9} families|iron {10-40} kilos of laundry|do {windows~beds~shopping}|help {older people~busy parents}',
    ),
    work(
      1,
      'window cleaner|rope access cleaner|façade cleaner',
      'window cleaning|working at height|aerial work platform|driving licence B',
      'pure water poles|abseiling|rinsing of solar panels',
      'wash {20-120} windows a day|clean façades of {2-14} floors|rinse {panels~skylights}|work from a platform',
    ),
    work(
      1,
      'industrial cleaner|tank cleaner|high-pressure operative',
      'industrial cleaning|high-pressure cleaning|safety rules|confined spaces',
      '2500-bar lance|Dräger sets|vacuum truck|ATEX zones',
      'clean {tanks~reactors~exchangers} at {300-2500} bar|pump out sludge|stand by at manholes|empty {filters~silos~ovens}',
    ),
    work(
      2,
      'landscape gardener|gardener|grounds maintenance worker',
      'garden construction|pruning|mowing|paving',
      'Kubota ride-on|Stihl battery trimmers|topiary in yew|rolled seedbeds',
      'lay out gardens of {80-4000} m²|prune {hedges~fruit trees~roses}|{mow~scarify~seed} lawns|build {terraces~ponds~fences}',
    ),
    work(
      2,
      'tree surgeon|arborist|tree climber',
      'pruning trees|chainsaw|working at height|first aid',
      'spike climbing|rigging with a block|stump grinding|Jensen chipper',
      'prune {5-25} trees a week|{fell~dismantle~crown} above roofs|chip and {split~remove} wood|inspect risky trees',
    ),
    work(
      2,
      'cleaning supervisor|facility coordinator|site supervisor cleaning',
      'team leadership|planning|quality control|customer service',
      'joint inspections|QR clock-in|starter training|machine upkeep',
      'plan {12-90} cleaners on {5-30} sites|inspect and {train~correct}|order supplies|meet clients in {town}',
    ),
  ],
);
