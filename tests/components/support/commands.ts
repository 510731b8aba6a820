import type { BrowserCommand } from 'vitest/node'
import { Browser } from '#server/identity/testing/browser.ts'
import { MsalClient, type Tokens } from '#server/identity/testing/msal-client.ts'
import { registered, signIn } from '#server/identity/testing/people.ts'
import { userFromClaims } from '#src/auth/user-from-claims.ts'
import { createLease } from '#src/data/outbox/lease.ts'
import type { CurrentUser } from '#src/contract/membership.ts'
import { mailsIn, type ReadMail } from '../../fixtures/mails.ts'
import { demoAccount, newAccount } from '../../fixtures/accounts.ts'
import { operate as runCommand, type Ran } from '../../fixtures/operator.ts'

/** Who is signed in, and the bearer token that proves it. */
export type SignedIn = { user: CurrentUser; token: string }

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Signs the account of the demo data in. */
    signInDemo(): Promise<SignedIn>
    /** Signs a new account up. */
    signUp(): Promise<SignedIn>
    /** The mails that the portal wrote to an address, newest first. */
    mailsTo(address: string): Promise<ReadMail[]>
    /** Has the browser show the page in the few colours that its user has chosen, or no longer. */
    forceColours(isForced: boolean): Promise<void>
    /** Puts a text on the system's clipboard and presses Ctrl+V, while no other page does. */
    paste(text: string): Promise<void>
    /** Has the browser record what the page does from now on. */
    startTrace(): Promise<void>
    /** Writes down what was recorded, for `playwright show-trace`, in a file of this name. */
    keepTrace(name: string): Promise<void>
    /** Runs a command of the operator beside the portal. */
    operate(line: string[]): Promise<Ran>
  }
}

function signedInBy({ accessToken, idClaims }: Tokens): SignedIn {
  const user = userFromClaims(idClaims)
  if (!user) throw new Error('The claims name no user.')
  return { user, token: accessToken }
}

type Project = Parameters<BrowserCommand>[0]['project']

const clientOf = (project: Project) =>
  new MsalClient(new Browser(project.getProvidedContext().portalPort))

const signInDemo: BrowserCommand = async ({ project }) => {
  const client = clientOf(project)
  return signedInBy(await client.exchange(await signIn(client, demoAccount)))
}

const signUp: BrowserCommand = async ({ project }) =>
  signedInBy(await registered(clientOf(project), newAccount()))

const mailsTo: BrowserCommand<[address: string]> = ({ project }, address) =>
  mailsIn(project.getProvidedContext().dataDir, address)

const forceColours: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : null })

const alone = createLease('clipboard', undefined)

const paste: BrowserCommand<[text: string]> = async ({ page, frame }, text) => {
  const tests = await frame()
  await alone(async () => {
    // Past the clipboard that the page was given of its own.
    const write = (all: string) => Clipboard.prototype.writeText.call(navigator.clipboard, all)
    await tests.evaluate(write, text)
    await page.keyboard.press('ControlOrMeta+V')
  })
}

const startTrace: BrowserCommand = ({ context }) =>
  context.tracing.start({ screenshots: true, snapshots: true, sources: true })

const keepTrace: BrowserCommand<[name: string]> = ({ context, project }, name) =>
  context.tracing.stop({ path: `${project.getProvidedContext().traceFolder}/${name}.zip` })

const operate: BrowserCommand<[line: string[]]> = ({ project }, line) =>
  runCommand({ databaseUrl: null, dataDir: project.getProvidedContext().dataDir }, line)

/** What a test has done outside of its page. */
export const commands = {
  ...{ signInDemo, signUp, mailsTo, forceColours, paste, operate },
  ...{ startTrace, keepTrace },
}
