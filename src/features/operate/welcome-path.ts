/** Where an invitation leads; what it carries stands behind the `#`, which no server sees. */
export const welcomePath = '/operate/welcome'
