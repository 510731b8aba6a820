import type { Environment } from '#src/contract/environment.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { embeddedTenant, policies } from '../identity/constants.ts'

/**
 * The settings of the portal as a browser on one host needs them.
 * @param host host of the request with its port: the embedded identity provider lives there too
 */
export function presentEnvironment(config: Config, host: string): Environment {
  const { links, identity } = config
  return {
    apiBaseUrl: config.api.baseUrl,
    apiPaths: config.api.paths,
    identity: identity.mode === 'b2c' ? presentB2c(identity) : presentEmbedded(host),
    termsUrl: links.terms,
    privacyUrl: links.privacy,
    reportIssueUrl: links.reportIssue,
    socialLinks: links.social,
    poweredBy: links.poweredBy,
    demo: config.demo,
    analytics: config.analytics,
    serviceWorker: config.serviceWorker && !config.development,
    languages: config.languages,
    version: packageJson.version,
  }
}

type B2c = Extract<Config['identity'], { mode: 'b2c' }>

function presentB2c({ mode: _, ...settings }: B2c): Environment['identity'] {
  return { ...settings, pathPrefix: '' }
}

function presentEmbedded(host: string): Environment['identity'] {
  return {
    ...embeddedTenant,
    host,
    loginPolicy: policies.signIn,
    registerPolicy: policies.signUp,
    passwordResetPolicy: policies.reset,
  }
}
