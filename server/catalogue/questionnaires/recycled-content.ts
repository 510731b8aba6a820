import type { QuestionnaireDefinition } from './questionnaire-definition.ts'

/**
 * Facts: ISO 14021:2016, 7.8 (recycled content is a share of mass; pre-consumer and post-consumer;
 * scrap that goes back into the process it came from does not count), ISO 22095:2020 (models of the
 * chain of custody), US FTC Green Guides, 16 CFR 260.13, Regulation (EU) 2025/40 (minimum shares in
 * plastic packaging from 2030, from post-consumer waste).
 */
export const recycledContent: QuestionnaireDefinition = {
  id: 'recycled-content',
  title: 'Recycled content',
  intro:
    'How much recycled material is in your products and packaging, and how you know. If you make nothing, answer for what you sell and pack with.',
  minutes: 5,
  questions: [
    {
      id: 'known',
      kind: 'one',
      text: 'For how much of your range do you know the recycled content?',
      hint: 'Range means products and their packaging, by sales.',
      options: [
        { id: 'all', label: 'All or nearly all', points: 4 },
        { id: 'most', label: 'More than half', points: 3 },
        { id: 'some', label: 'Some', points: 2 },
        { id: 'none', label: 'None yet', points: 0 },
      ],
      explanation:
        'Recycled content is a percentage of mass, worked out for each product from its bill of materials. Begin with the five best-selling products and their boxes.',
    },
    {
      id: 'share',
      kind: 'one',
      text: 'What is the recycled content of your main product, by weight?',
      hint: 'Main means the one that sells most. An estimate will do.',
      options: [
        { id: 'high', label: '70 % or more', points: 4 },
        { id: 'half', label: '30 to 69 %', points: 3 },
        { id: 'low', label: '1 to 29 %', points: 2 },
        { id: 'services', label: 'We sell services only', points: 2 },
        { id: 'none', label: 'None, or we do not know', points: 0 },
      ],
      explanation:
        'What is possible depends on the material: metals, paper and glass often reach more than half. Ask your supplier for the grade with the highest share that meets your specification.',
    },
    {
      id: 'kinds',
      kind: 'one',
      text: 'Do you tell post-consumer from pre-consumer material?',
      hint: 'Post-consumer material was used by somebody; pre-consumer material is waste from manufacture.',
      options: [
        { id: 'separate', label: 'Yes, as separate percentages', points: 3 },
        { id: 'partly', label: 'For some products', points: 2 },
        { id: 'together', label: 'No, we state one figure', points: 1 },
        { id: 'unknown', label: 'We do not know', points: 0 },
      ],
      explanation:
        'State both percentages: many buyers and laws count post-consumer material only. Ask suppliers to split the figure on their declaration.',
    },
    {
      id: 'own-scrap',
      kind: 'one',
      text: 'Do you count scrap that goes back into the process it came from?',
      hint: 'Regrind and rework are good practice, but they are not recycled content.',
      options: [
        { id: 'excluded', label: 'No, we and our suppliers leave it out', points: 3 },
        { id: 'ours', label: 'We leave out ours, and have not asked our suppliers', points: 2 },
        { id: 'unsure', label: 'We are not sure', points: 0 },
        { id: 'counted', label: 'Yes', points: 0 },
      ],
      explanation:
        'Under ISO 14021 regrind, rework and scrap from the same process do not count. Write this into the form that you send to suppliers.',
    },
    {
      id: 'evidence',
      kind: 'several',
      most: 4,
      text: 'Which evidence do you hold?',
      hint: 'Buyers will ask for it before they repeat your claim.',
      options: [
        {
          id: 'certificate',
          label: 'Certificates to a recognised standard, such as GRS, RCS, FSC Recycled or UL 2809',
          points: 3,
        },
        { id: 'transactions', label: 'Certificates or statements for each delivery', points: 2 },
        { id: 'declaration', label: 'Signed declarations of suppliers', points: 1 },
        { id: 'records', label: 'Our own records of purchases and recipes', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'A declaration should name material, percentage, kind, period and site. Where the claim is printed on the product, move to certified material with a statement for each delivery.',
    },
    {
      id: 'custody',
      kind: 'one',
      text: 'How is recycled material followed through your production and storage?',
      hint: 'It decides what you may say about a single product.',
      options: [
        { id: 'separate', label: 'Kept apart from other material throughout', points: 4 },
        { id: 'blended', label: 'Mixed in known proportions, recorded for each batch', points: 4 },
        { id: 'balance', label: 'By a mass balance over a period', points: 3 },
        {
          id: 'finished',
          label: 'We buy finished goods, and their makers have a certified chain',
          points: 3,
        },
        { id: 'not', label: 'It is not followed', points: 0 },
      ],
      explanation:
        'ISO 22095 names the models: segregated, controlled blending, mass balance, book and claim. With the last two say which it is, for the material in one product may differ.',
    },
    {
      id: 'packaging',
      kind: 'one',
      text: 'How much of your packaging has recycled content?',
      hint: 'Packaging is the quickest place to begin, and in the EU plastic packaging has minimum shares from 2030.',
      options: [
        { id: 'all', label: 'All or nearly all', points: 3 },
        { id: 'half', label: 'More than half', points: 2 },
        { id: 'some', label: 'Some', points: 1 },
        { id: 'none', label: 'None, or we do not know', points: 0 },
      ],
      explanation:
        'Cardboard with a high share costs about the same; for film and bags ask for post-consumer grades and test them on one line first.',
    },
    {
      id: 'claims',
      kind: 'one',
      text: 'How do you state recycled content to customers?',
      hint: 'Vague claims are a legal risk for you and for whoever repeats them.',
      options: [
        {
          id: 'exact',
          label: 'As a percentage, saying what it applies to, with evidence on file',
          points: 3,
        },
        { id: 'percentage', label: 'As a percentage', points: 2 },
        { id: 'silent', label: 'We make no claims', points: 2 },
        { id: 'words', label: 'In words such as ‘made from recycled material’', points: 0 },
      ],
      explanation:
        'Say for example ‘Bottle: 50 % post-consumer recycled plastic, cap excluded’. Claims without a percentage are fair only where everything is recycled.',
    },
    {
      id: 'target',
      kind: 'one',
      text: 'Do you have a target for recycled content?',
      hint: 'Buyers with targets of their own need suppliers that move too.',
      options: [
        { id: 'progress', label: 'Yes, with a date, and we report progress', points: 3 },
        { id: 'dated', label: 'Yes, with a date', points: 2 },
        { id: 'intention', label: 'An intention', points: 1 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'Set it for one material first, for example 50 % post-consumer content in all boxes by the end of next year. Agree it with the supplier before you publish it.',
    },
    {
      id: 'recyclable',
      kind: 'one',
      text: 'Can what you sell be recycled again where it is used?',
      hint: 'Recycled content lasts only when the material comes back.',
      options: [
        { id: 'all', label: 'Yes, and customers are told how', points: 3 },
        { id: 'most', label: 'Most of it', points: 2 },
        { id: 'some', label: 'Some of it, or we sell services only', points: 1 },
        { id: 'unknown', label: 'No, or we do not know', points: 0 },
      ],
      explanation:
        'Check against what collectors near your customers really accept, not against what is possible in theory. Avoid laminates, dark plastics and labels that do not come off.',
    },
  ],
}
