/** What firms say of themselves about what they have ticked, by the id of the attribute. */
export const practices: Readonly<Record<string, readonly string[]>> = {
  'women-owned': [
    'Two sisters founded the firm and still own it.',
    'We are owned and led by women.',
  ],
  'indigenous-owned': ['We are owned by people of the first nations of the land we work on.'],
  'veteran-owned': ['Our owners served in the armed forces, and so did a third of the crew.'],
  'employee-owned': [
    'The firm belongs to those who work in it.',
    'Each of us owns a share after two years.',
  ],
  cooperative: ['We are a cooperative: every member has one vote.'],
  'refugee-owned': ['Our founders came to the country as refugees.'],
  'family-owned': [
    'Still in the hands of the family that founded it.',
    'Mother and daughter run the business today.',
  ],
  'social-enterprise': [
    'Profit goes into workshops for people who find no other job.',
    'We are a social enterprise and publish what we give.',
  ],
  'disability-enterprise': ['Half of our team live with a disability.'],
  'start-up': [
    'We began in a garage, with two machines and a loan.',
    'A young firm, and growing carefully.',
  ],
  'living-wage-payer': [
    'Nobody here earns less than a living wage.',
    'Wages are above the living wage, also those of cleaners and drivers.',
  ],
  'pays-small-suppliers-promptly': ['Small suppliers have their money within two weeks.'],
  'renewable-electricity': [
    'All our electricity is renewable.',
    'Power comes from our own roof and from wind.',
    'The meter counts green electricity only.',
  ],
  'measures-emissions': [
    'We measure our emissions each year and publish them.',
    'Scopes 1 and 2 are measured, scope 3 is under way.',
  ],
  'net-zero-target': ['We mean to be at net zero by 2040.'],
  'carbon-neutral-commitment': ['Carbon neutral by 2030 is what we have promised.'],
  'circular-products': [
    'What we sell can be repaired, and comes back to us in the end.',
    'We take everything back.',
  ],
  'plastic-free-packaging': ['No plastic leaves our packing tables.'],
  'apprentices-and-trainees': [
    'Six apprentices learn the trade with us.',
    'We take on school leavers every summer.',
  ],
  'community-giving': ['One per cent of what we earn stays in the neighbourhood.'],
  'supplier-code-of-conduct': ['Our own suppliers sign a code of conduct, and we visit them.'],
}
