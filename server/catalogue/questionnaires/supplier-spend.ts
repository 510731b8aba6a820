import type { QuestionnaireDefinition } from './questionnaire-definition.ts'

/**
 * Facts: Tier 1 is what a customer spends with diverse suppliers itself, Tier 2 what its suppliers
 * spend with them; direct Tier 2 spend is made for the customer's orders, indirect spend is a share of
 * the rest, by the customer's share of sales (NMSDC and WBENC guidance on Tier 2 reporting). Diverse
 * means at least 51 % owned, managed and controlled (NMSDC, WBENC, NGLCC, Disability:IN, WEConnect
 * International); Supply Nation registers from 50 % and certifies from 51 %; social enterprises are
 * certified for example by Social Traders and Social Enterprise UK.
 */
export const supplierSpend: QuestionnaireDefinition = {
  id: 'supplier-spend',
  title: 'Supplier spend (Tier 2 disclosure)',
  intro:
    'What you spend with diverse and social suppliers of your own. For your customers this is Tier 2 spend. Answer for your last full year.',
  minutes: 5,
  questions: [
    {
      id: 'known',
      kind: 'one',
      text: 'Do you know what you spend with diverse and social suppliers?',
      hint: 'Diverse means at least 51 % owned, managed and controlled by people of an under-represented group.',
      options: [
        { id: 'quarterly', label: 'Yes, every quarter', points: 4 },
        { id: 'yearly', label: 'Yes, every year', points: 3 },
        { id: 'estimate', label: 'An estimate', points: 2 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'Export payments by supplier from your accounts and mark the diverse ones: the first list takes an hour. Repeat it each quarter, which is how most customers collect it.',
    },
    {
      id: 'identified',
      kind: 'several',
      most: 4,
      text: 'How do you find out which suppliers are diverse?',
      hint: 'Customers can count only what can be shown.',
      options: [
        {
          id: 'certificates',
          label: 'Certificates of recognised bodies, kept with their expiry date',
          points: 2,
        },
        { id: 'registers', label: 'Public registers or directories', points: 1 },
        { id: 'asked', label: 'We ask each new supplier', points: 1 },
        { id: 'declared', label: 'What suppliers say of themselves, marked as such', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'Put the question on the form for new suppliers and ask for the certificate. Report certified and self-declared spend apart, for some customers count only the first.',
    },
    {
      id: 'groups',
      kind: 'one',
      text: 'Do you report by group, such as women-owned, Indigenous-owned or social enterprise?',
      hint: 'Customers have goals for single groups, which differ between countries.',
      options: [
        {
          id: 'all',
          label: 'Yes, each supplier in one group, so that nothing counts twice',
          points: 3,
        },
        { id: 'some', label: 'Yes, and some suppliers appear in several', points: 2 },
        { id: 'total', label: 'Only as a total', points: 1 },
        { id: 'no', label: 'We do not report', points: 0 },
      ],
      explanation:
        'Where a supplier belongs to several groups, choose one for the totals and note the others. Use the groups of your largest customer, so that the report fits.',
    },
    {
      id: 'share',
      kind: 'one',
      text: 'How much of your spend goes to diverse and social suppliers?',
      hint: 'Spend is what you pay to outside suppliers, without wages and taxes.',
      options: [
        { id: 'high', label: '10 % or more', points: 4 },
        { id: 'medium', label: '5 to 9 %', points: 3 },
        { id: 'low', label: '1 to 4 %', points: 2 },
        { id: 'little', label: 'Less than 1 %', points: 1 },
        { id: 'unknown', label: 'None, or we do not know', points: 0 },
      ],
      explanation:
        'Take the same base each year, and say what you left out of it. Categories such as cleaning, catering, printing, transport and IT services are easiest to open first.',
    },
    {
      id: 'tier-two',
      kind: 'one',
      text: 'Can you tell a customer its own part of that spend?',
      hint: 'Direct: spent for that customer’s orders. Indirect: the customer’s share of your sales, applied to the rest.',
      options: [
        { id: 'both', label: 'Yes, direct and indirect, kept apart', points: 4 },
        { id: 'one', label: 'Yes, one of the two', points: 3 },
        { id: 'could', label: 'We could, but have not been asked', points: 2 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'If a customer is 20 % of your sales, 20 % of your diverse overhead spend is its indirect Tier 2 spend. Never add direct spend into that sum: it would count twice.',
    },
    {
      id: 'sourcing',
      kind: 'several',
      most: 4,
      text: 'What do you do so that diverse and social suppliers can win your business?',
      hint: 'Spend follows from how you buy.',
      options: [
        { id: 'invite', label: 'Invite at least one to each larger tender or quote', points: 2 },
        { id: 'small', label: 'Split orders, so that small businesses can bid', points: 1 },
        { id: 'simple', label: 'Keep forms and insurance demands in proportion', points: 1 },
        { id: 'networks', label: 'Take part in directories, fairs or networks', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'One rule has the most effect: no larger order without a quote from at least one diverse or social supplier. Search the public directories for that before you ask for quotes.',
    },
    {
      id: 'payment',
      kind: 'one',
      text: 'How soon do you pay small suppliers?',
      hint: 'For a small business late payment does more harm than a low price.',
      options: [
        { id: 'fast', label: 'Within 14 days', points: 3 },
        { id: 'month', label: 'Within 30 days', points: 2 },
        { id: 'slow', label: 'Within 60 days', points: 1 },
        { id: 'later', label: 'Later, or it varies', points: 0 },
      ],
      explanation:
        'Thirty days is the common measure of fair terms, and fourteen is good practice for small and social businesses. Mark them in your accounts so that their invoices are paid first.',
    },
    {
      id: 'development',
      kind: 'one',
      text: 'Do you help such suppliers to grow?',
      hint: 'Lasting contracts build capacity, single orders do not.',
      options: [
        {
          id: 'programme',
          label: 'Yes: longer contracts, advice or introductions to others',
          points: 3,
        },
        { id: 'feedback', label: 'We give feedback on lost bids', points: 2 },
        { id: 'sometimes', label: 'When they ask', points: 1 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'Feedback after each lost bid costs ten minutes and is what suppliers ask for most. A second step is an order for two years instead of one.',
    },
    {
      id: 'target',
      kind: 'one',
      text: 'Do you have a target for this spend?',
      hint: 'Customers with goals prefer suppliers that share them.',
      options: [
        { id: 'reported', label: 'Yes, with a date, and we report progress', points: 3 },
        { id: 'dated', label: 'Yes, with a date', points: 2 },
        { id: 'intention', label: 'An intention', points: 1 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'Start from what you measured: one percentage point more by the end of next year is a target. Choose two categories where contracts end in that time.',
    },
    {
      id: 'responsible',
      kind: 'one',
      text: 'Who is responsible for it?',
      hint: 'Buyers like to know whom to ask for the report.',
      options: [
        { id: 'leader', label: 'A named person, who reports to the leadership', points: 2 },
        { id: 'named', label: 'A named person', points: 1 },
        { id: 'nobody', label: 'Nobody in particular', points: 0 },
      ],
      explanation:
        'Name one person in purchasing or accounts, and put the figure on the agenda of the leadership twice a year.',
    },
  ],
}
