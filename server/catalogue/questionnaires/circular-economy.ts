import type { QuestionnaireDefinition } from './questionnaire-definition.ts'

/**
 * Facts: waste hierarchy of Directive 2008/98/EC, article 4; ISO 59004:2024 (principles of the circular
 * economy) and ISO 59020:2024 (measuring circularity); Ellen MacArthur Foundation (circulate products
 * and materials at their highest value); Directive (EU) 2024/1799 (right to repair).
 */
export const circularEconomy: QuestionnaireDefinition = {
  id: 'circular-economy',
  title: 'Circular economy',
  intro:
    'How you avoid waste and keep products and materials in use. Answer for your whole business, whether you make, sell or serve.',
  minutes: 5,
  questions: [
    {
      id: 'waste-known',
      kind: 'one',
      text: 'How well do you know your waste?',
      hint: 'Nobody can cut what is not weighed.',
      options: [
        { id: 'streams', label: 'Weight of each material, and where it ends up', points: 3 },
        { id: 'total', label: 'Total weight, from the invoices of the collector', points: 2 },
        { id: 'rough', label: 'A rough idea', points: 1 },
        { id: 'no', label: 'We do not know', points: 0 },
      ],
      explanation:
        'Record weight by material and by destination: reuse, recycling, energy recovery, landfill. Your waste collector can usually report it monthly at no cost.',
    },
    {
      id: 'diverted',
      kind: 'one',
      text: 'How much of your waste by weight is reused, recycled or composted?',
      hint: 'Buyers compare this figure between suppliers.',
      options: [
        { id: 'most', label: '90 % or more', points: 4 },
        { id: 'much', label: '60 to 89 %', points: 3 },
        { id: 'half', label: '30 to 59 %', points: 2 },
        { id: 'little', label: 'Less than 30 %', points: 1 },
        { id: 'unknown', label: 'We do not know', points: 0 },
      ],
      explanation:
        'Burning for energy ranks below recycling and is counted apart. Separate the heaviest stream first: one clean bin for one material is what recyclers pay for.',
    },
    {
      id: 'prevention',
      kind: 'several',
      most: 3,
      text: 'What do you do so that less waste arises at all?',
      hint: 'Prevention comes first in the waste hierarchy, before recycling.',
      options: [
        { id: 'process', label: 'Cut offcuts, scrap or spoilage in our process', points: 1 },
        { id: 'own-use', label: 'Use offcuts or by-products again, or sell them', points: 1 },
        { id: 'order', label: 'Order and make to demand, so that little is left over', points: 1 },
        { id: 'repair', label: 'Repair our own equipment before replacing it', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'Material that is wasted was paid for twice: when bought and when collected. Pick the stream that costs most in both, and set the team a figure for it.',
    },
    {
      id: 'design',
      kind: 'several',
      most: 4,
      text: 'What do you look for when you design products, or choose those that you sell or use?',
      hint: 'Most of what a product will waste is decided when it is designed.',
      options: [
        { id: 'durable', label: 'A long life, with a warranty that says so', points: 1 },
        { id: 'repairable', label: 'Parts that can be opened, replaced and upgraded', points: 1 },
        { id: 'recyclable', label: 'Few materials that can be separated and recycled', points: 1 },
        { id: 'safe', label: 'No hazardous substances that prevent reuse', points: 1 },
        { id: 'light', label: 'Less material for the same use', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'Write these criteria into the brief of a product or the specification of a purchase. Start with the item that you sell or buy most, and ask what breaks first.',
    },
    {
      id: 'repair',
      kind: 'one',
      text: 'How do you help customers to repair what you sell?',
      hint: 'Repair keeps more value than recycling, and in the EU a right to it is law for some goods.',
      options: [
        { id: 'service', label: 'We repair, and supply spare parts and instructions', points: 4 },
        { id: 'parts', label: 'We supply spare parts or instructions', points: 3 },
        { id: 'refer', label: 'We name others who repair', points: 2 },
        { id: 'services-only', label: 'We sell services or consumables only', points: 2 },
        { id: 'no', label: 'We do not', points: 0 },
      ],
      explanation:
        'Good practice is spare parts for at least as long as the product is expected to last, at a fair price, with a public guide. Begin with the part that fails most often.',
    },
    {
      id: 'take-back',
      kind: 'one',
      text: 'What happens to what you sell when customers no longer need it?',
      hint: 'Buyers want to know who takes responsibility at the end.',
      options: [
        { id: 'reuse', label: 'We take it back and resell, refurbish or reuse it', points: 4 },
        {
          id: 'recycle',
          label: 'We take it back, or pay a scheme that does, to recycle it',
          points: 3,
        },
        { id: 'inform', label: 'We tell customers how to pass it on or recycle it', points: 2 },
        { id: 'services-only', label: 'We sell no goods', points: 2 },
        { id: 'nothing', label: 'We leave it to them', points: 0 },
      ],
      explanation:
        'Taking back pays where products are valuable or sold again and again to the same customers. Offer it with the next delivery, so that the van does not leave empty.',
    },
    {
      id: 'packaging',
      kind: 'several',
      most: 3,
      text: 'What have you done about packaging?',
      hint: 'It is the waste that buyers see first, and many pay fees for it.',
      options: [
        { id: 'less', label: 'Removed or lightened it', points: 1 },
        { id: 'reusable', label: 'Use crates, pallets or containers that come back', points: 2 },
        { id: 'one-material', label: 'Use one recyclable material for each pack', points: 1 },
        { id: 'supplier', label: 'Agreed with suppliers to send less of it', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'The order is: none, less, reusable, recyclable. Ask your three largest customers which packaging they would rather send back or do without.',
    },
    {
      id: 'inputs',
      kind: 'one',
      text: 'How often do you buy used, refurbished or shared instead of new?',
      hint: 'It counts for furniture, machines, vehicles, IT and parts alike.',
      options: [
        { id: 'first', label: 'We look for it first, and our purchasing rules say so', points: 3 },
        { id: 'often', label: 'Often, without a rule', points: 2 },
        { id: 'sometimes', label: 'Now and then', points: 1 },
        { id: 'never', label: 'Never', points: 0 },
      ],
      explanation:
        'One sentence in the purchasing rules is enough: ask whether it can be repaired, borrowed or bought used before buying new. IT and furniture are the easiest start.',
    },
    {
      id: 'models',
      kind: 'several',
      most: 3,
      text: 'Which of these do you offer?',
      hint: 'They earn money from use instead of from volume.',
      options: [
        { id: 'rent', label: 'Rental, leasing or product as a service', points: 2 },
        { id: 'used', label: 'Used, refurbished or remanufactured goods', points: 2 },
        { id: 'refill', label: 'Refill or return of containers', points: 2 },
        { id: 'maintenance', label: 'Maintenance that makes things last', points: 1 },
        { id: 'none', label: 'None of these', points: 0, exclusive: true },
      ],
      explanation:
        'A trial with one product and one customer costs little. Price it by what the customer uses, and keep ownership so that durability pays for you.',
    },
    {
      id: 'goal',
      kind: 'one',
      text: 'Do you have goals for waste or circularity?',
      hint: 'A goal with a date makes it likely that next year’s figures are better.',
      options: [
        {
          id: 'reported',
          label: 'Yes, with figures, and we report progress every year',
          points: 3,
        },
        { id: 'figures', label: 'Yes, with figures and a date', points: 2 },
        { id: 'intention', label: 'An intention without figures', points: 1 },
        { id: 'no', label: 'No', points: 0 },
      ],
      explanation:
        'One figure is enough to start with, for example kilograms of waste per unit sold, with a base year. ISO 59020 names further measures for when you need them.',
    },
  ],
}
