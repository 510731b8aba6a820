import packageJson from '../package.json' with { type: 'json' }

/** Version of Credence. */
export const { version } = packageJson
