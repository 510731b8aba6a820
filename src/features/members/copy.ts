/** Words of the people of an organisation, and of who joins and leaves it. */
export const membersCopy = {
  intro: (organisation: string) => `Who works on ${organisation} here.`,
  ownersDecide: 'Owners decide who joins. Ask one of them when something should change.',
  members: 'Members',
  refusedTitle: 'You cannot see these members',
  toOwn: 'Your organisations',
  claims: 'Requests to join',
  claimsIntro:
    'Employees see and edit the profile. Owners also decide who joins, and can make others owners.',
  noClaims: 'Nobody is waiting. When somebody asks to join, the owners are told by email.',
  people: 'People',
  acceptAsEmployee: 'Accept as employee',
  acceptAsOwner: 'Accept as owner',
  refuse: 'Refuse',
  makeOwner: 'Make owner',
  makeEmployee: 'Make employee',
  remove: 'Remove',
  asked: (day: string) => `Asked on ${day}`,
  since: (day: string) => `Since ${day}`,
  roles: { OWNER: 'Owner', EMPLOYEE: 'Employee' },
  you: 'You',
  unconfirmed: 'Email not confirmed',
  nobody: 'Somebody without a name',
  cancel: 'Cancel',
  refuseTitle: (name: string) => `Refuse ${name}?`,
  refuseText: (organisation: string) =>
    `They are told by email that they cannot join ${organisation}. They can ask again.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (organisation: string) =>
    `They lose access to ${organisation} at once. What they saved stays. They can ask to join again.`,
  leave: 'Leave',
  leaveHeading: 'Leave this organisation',
  leaveIntro: 'You would no longer see or edit it. What you saved stays.',
  leaveTitle: (organisation: string) => `Leave ${organisation}?`,
  leaveText:
    'You lose access at once and what you saved stays. To come back you have to ask to join again.',
  lastOwner:
    'You are its last owner, so you cannot leave: nobody could decide for it any more. Make somebody else an owner first.',
  accepted: (name: string) => `${name} is a member now.`,
  refused: (name: string) => `The request of ${name} has been refused.`,
  isOwner: (name: string) => `${name} is an owner now.`,
  isEmployee: (name: string) => `${name} is an employee now.`,
  removed: (name: string) => `${name} has been removed.`,
  left: (organisation: string) => `You have left ${organisation}.`,
  waiting: (count: number) =>
    count === 1 ? '1 person asks to join' : `${count} people ask to join`,
  decide: 'Accept or refuse',
} as const
