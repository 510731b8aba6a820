import type { AttributeOption } from '#src/contract/catalogue.ts'

const other = (id: string, name: string, info: string): AttributeOption => ({
  id,
  name,
  category: 'OTHER',
  info,
  isSelfReportable: true,
})

/** How the business works and what it commits to; said by the business itself. */
export const otherAttributes: readonly AttributeOption[] = [
  other(
    'social-enterprise',
    'Social enterprise',
    'Trades for a social, cultural or environmental purpose and puts most of its profit into that purpose.',
  ),
  other('not-for-profit', 'Not-for-profit', 'Does not distribute profit to owners or members.'),
  other('charity', 'Registered charity', 'Entered in the charity register of its country.'),
  other(
    'disability-enterprise',
    'Disability enterprise',
    'Exists to give supported work to people with disability.',
  ),
  other(
    'purpose-driven',
    'Purpose-driven business',
    'Its constitution commits it to people and planet as well as to profit. For a B Corp certificate, add the credential.',
  ),
  other('local-business', 'Local business', 'Owned and run in the region it serves.'),
  other(
    'regional-or-remote',
    'Regional or remote business',
    'Has its main place of business outside the metropolitan areas.',
  ),
  other('start-up', 'Start-up', 'Founded less than five years ago.'),
  other(
    'living-wage-payer',
    'Living wage payer',
    'Pays all its workers at least the living wage of the place they work in.',
  ),
  other(
    'pays-small-suppliers-promptly',
    'Pays small suppliers promptly',
    'Pays small suppliers within 30 days of a correct invoice.',
  ),
  other(
    'modern-slavery-statement',
    'Modern slavery statement',
    'Publishes a statement about modern slavery in its operations and supply chains.',
  ),
  other(
    'supplier-code-of-conduct',
    'Supplier code of conduct',
    'Asks its own suppliers to meet a published code of conduct.',
  ),
  other(
    'carbon-neutral-commitment',
    'Carbon neutral commitment',
    'Has published a commitment to become carbon neutral, with a date.',
  ),
  other(
    'net-zero-target',
    'Net zero target',
    'Has published a net zero target for its whole value chain by 2050 or earlier.',
  ),
  other(
    'renewable-electricity',
    '100% renewable electricity',
    'Buys or makes renewable electricity for all its own use.',
  ),
  other(
    'measures-emissions',
    'Measures its emissions',
    'Measures its scope 1 and scope 2 greenhouse gas emissions every year.',
  ),
  other(
    'circular-products',
    'Circular products or services',
    'Offers repair, take-back, reuse or recycled content as part of its business.',
  ),
  other(
    'plastic-free-packaging',
    'Plastic-free packaging',
    'Uses no single-use plastic in its packaging.',
  ),
  other(
    'diversity-policy',
    'Diversity and inclusion policy',
    'Has a written policy on diversity and inclusion that applies to all its people.',
  ),
  other(
    'apprentices-and-trainees',
    'Employs apprentices or trainees',
    'Currently employs apprentices, trainees or school leavers.',
  ),
  other(
    'community-giving',
    'Community giving',
    'Gives at least 1% of profit, product or paid time to its community.',
  ),
  other('family-owned', 'Family-owned', 'More than 51% owned by members of one family.'),
]
