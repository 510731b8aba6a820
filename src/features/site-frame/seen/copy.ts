/* Words of the list of profiles on this device. */

export const title = 'Profiles on this device'
export const text = 'You opened these with a connection. Their copies can be read without one.'
export const notHere = 'This profile is not on this device; these are:'
export const notHereYet = 'This profile is not on this device, and no other is.'
export const noneYet = 'None yet.'
export const whatComes =
  'Each public profile that you open with a connection is kept on this device and listed here, so that you can read it again without one.'
export const filter = 'Filter by name or place'
export const count = (found: number, all: number) =>
  found === all ? `${all} profiles` : `${found} of ${all} profiles`
export const notFound = 'No profile on this device has these words in its name or place.'
export const more = (shown: number) =>
  `Only the ${shown} that were read last are shown. The filter finds the others.`
export const asOf = 'As of'
export const asOfUnknown = 'Kept on an earlier visit'
