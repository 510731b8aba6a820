import type { QuestionnaireDefinition } from './questionnaire-definition.ts'

/**
 * Facts: UN Guiding Principles on Business and Human Rights (2011), 15 to 22 and 31; ILO Declaration on
 * Fundamental Principles and Rights at Work (1998, amended 2022: five principles) and conventions 29
 * (forced labour), 138 (minimum age: 15, 18 for hazardous work) and 182; ILO indicators of forced
 * labour; ILO definition of recruitment fees (2019: none borne by workers); Dhaka Principles.
 */
export const humanRights: QuestionnaireDefinition = {
  id: 'human-rights',
  title: 'Human rights',
  intro:
    'How you respect the people who work for you and in your supply chain. Count employees, temporary and agency workers alike.',
  minutes: 5,
  questions: [
    {
      id: 'policy',
      kind: 'one',
      text: 'Do you have a written commitment to respect human rights?',
      hint: 'It is the first thing that the UN Guiding Principles ask of any business.',
      options: [
        { id: 'public', label: 'Yes, approved by the leadership, and public', points: 3 },
        { id: 'approved', label: 'Yes, approved by the leadership', points: 2 },
        { id: 'parts', label: 'Parts of it, in staff rules or contracts', points: 1 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'One page is enough: what you commit to, for whom, and who answers for it. Have it signed by the owner or director, and put it on your website.',
    },
    {
      id: 'principles',
      kind: 'several',
      most: 5,
      text: 'Which of these do your rules and contracts say in so many words?',
      hint: 'They are the five fundamental principles and rights at work of the ILO.',
      options: [
        {
          id: 'association',
          label: 'Freedom to join a union and to bargain collectively',
          points: 1,
        },
        { id: 'forced', label: 'No forced or compulsory labour', points: 1 },
        { id: 'child', label: 'No child labour', points: 1 },
        { id: 'discrimination', label: 'No discrimination', points: 1 },
        { id: 'safety', label: 'A safe and healthy workplace', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'All five apply everywhere, whatever national law says, and the fifth was added in 2022. Add those that are missing to your staff rules, in the languages that your people read.',
    },
    {
      id: 'free-work',
      kind: 'several',
      most: 4,
      text: 'What is certain for everybody who works for you, agency workers included?',
      hint: 'Fees, kept passports and withheld wages are the commonest signs of forced labour.',
      options: [
        { id: 'contract', label: 'A written contract in a language they understand', points: 1 },
        { id: 'fees', label: 'No recruitment fees paid by the worker', points: 1 },
        { id: 'documents', label: 'They keep their own passport and papers', points: 1 },
        {
          id: 'leave',
          label: 'They may leave with reasonable notice, with all wages paid',
          points: 1,
        },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'The employer pays for recruitment, never the worker. Ask a few agency and migrant workers in private what they paid and to whom, and repay it where it was charged.',
    },
    {
      id: 'age',
      kind: 'one',
      text: 'How do you make sure that nobody is too young for their work?',
      hint: 'The minimum is 15 or the end of compulsory school, and 18 for hazardous work.',
      options: [
        {
          id: 'checked',
          label: 'We check and record proof of age, and keep under-18s from hazards',
          points: 3,
        },
        { id: 'proof', label: 'We check proof of age', points: 2 },
        { id: 'asked', label: 'We ask for the date of birth', points: 1 },
        { id: 'not', label: 'We do not check', points: 0 },
      ],
      explanation:
        'Copy proof of age at hiring, and list the tasks that are closed to anybody under 18. Apprentices are welcome: they need the same list and a supervisor.',
    },
    {
      id: 'pay',
      kind: 'one',
      text: 'How are wages set?',
      hint: 'A legal minimum does not always cover a decent life.',
      options: [
        { id: 'living', label: 'At or above a recognised living wage', points: 3 },
        {
          id: 'agreement',
          label: 'By collective agreement, or clearly above the legal minimum',
          points: 2,
        },
        { id: 'minimum', label: 'At the legal minimum', points: 1 },
        { id: 'unsure', label: 'We cannot be sure for everybody', points: 0 },
      ],
      explanation:
        'Pay on time, with a payslip that shows hours and deductions. Compare your lowest wage with a living-wage benchmark for your region, and plan the steps to close the gap.',
    },
    {
      id: 'hours',
      kind: 'one',
      text: 'How are working hours kept within limits?',
      hint: 'Long hours are where pressure of orders shows first.',
      options: [
        {
          id: 'recorded',
          label: 'Recorded for all; 48 hours regularly at most, overtime voluntary',
          points: 3,
        },
        { id: 'partly', label: 'Recorded, and sometimes above that', points: 1 },
        { id: 'not', label: 'They are not recorded', points: 0 },
      ],
      explanation:
        'Good practice is at most 48 regular hours a week, voluntary overtime that is paid more, and one day off in seven. Look at the weeks of peak orders first.',
    },
    {
      id: 'safety',
      kind: 'several',
      most: 4,
      text: 'What do you do for health and safety?',
      hint: 'Since 2022 this is a fundamental right at work.',
      options: [
        { id: 'assessment', label: 'Written risk assessments, kept up to date', points: 1 },
        {
          id: 'training',
          label: 'Training and protective equipment, free for everybody',
          points: 1,
        },
        {
          id: 'incidents',
          label: 'A record of accidents and near misses, with what was done',
          points: 1,
        },
        { id: 'voice', label: 'A safety representative or committee of the workers', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'The people who do a job know its risks best: walk through the workplace with them every quarter. ISO 45001 is the standard to grow into.',
    },
    {
      id: 'risks',
      kind: 'one',
      text: 'Do you know where in your supply chain people are most at risk?',
      hint: 'Due diligence begins with the most severe risks, not with the largest supplier.',
      options: [
        {
          id: 'deep',
          label: 'Yes, beyond direct suppliers, and we review it every year',
          points: 4,
        },
        { id: 'direct', label: 'Yes, for direct suppliers', points: 3 },
        { id: 'idea', label: 'We have an idea of it', points: 1 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'List what you buy by country and kind of work, and mark where migrant, seasonal or informal labour is likely. Start with cleaning, agency labour and raw materials.',
    },
    {
      id: 'suppliers',
      kind: 'one',
      text: 'What do you ask of your own suppliers?',
      hint: 'A buyer relies on you for the next link of the chain.',
      options: [
        {
          id: 'followed',
          label: 'A code that they sign, and checks or help where the risk is high',
          points: 3,
        },
        { id: 'code', label: 'A code that they sign', points: 2 },
        { id: 'words', label: 'We talk about it', points: 1 },
        { id: 'nothing', label: 'Nothing so far', points: 0 },
      ],
      explanation:
        'A code works when your own prices and deadlines allow it to be kept. Choose the three suppliers with the highest risk, visit them, and agree on one improvement each.',
    },
    {
      id: 'grievance',
      kind: 'one',
      text: 'How can people raise a concern?',
      hint: 'Problems that can be told early can be put right.',
      options: [
        {
          id: 'open',
          label: 'A confidential way for workers and outsiders, without retaliation',
          points: 4,
        },
        { id: 'workers', label: 'A confidential way for our own workers', points: 3 },
        { id: 'manager', label: 'By talking to their manager', points: 1 },
        { id: 'none', label: 'There is no agreed way', points: 0 },
      ],
      explanation:
        'It should be known, easy to reach in the languages of your people, and tell them by when they hear back. A phone number outside the line of command is a good start.',
    },
    {
      id: 'remedy',
      kind: 'one',
      text: 'What happens when somebody was harmed?',
      hint: 'The Guiding Principles ask business to provide for remedy, or to take part in it.',
      options: [
        {
          id: 'process',
          label: 'An agreed process: put it right with them, prevent it, record it',
          points: 3,
        },
        { id: 'case', label: 'We decide from case to case, and put it right', points: 2 },
        { id: 'unplanned', label: 'We have not planned for that', points: 0 },
      ],
      explanation:
        'Ask those who were harmed what would put it right, such as back pay, treatment or reinstatement. Do not drop a supplier at once: leaving can make it worse for its workers.',
    },
  ],
}
