/** Where an invitation leads; what it carries stands behind the `#`, which no server sees: see `keepInvitation`. */
export const welcomePath = '/operate/welcome'
