/** Words of the invite dialog. */
export const inviteCopy = { title: 'Invite suppliers' } as const
