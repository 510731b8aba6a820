import { accountPath, factorPaths } from '../../constants.ts'
import { answerAddApp, answerConfirmApp, answerRemoveApp } from './authenticator-app.ts'
import type { AccountAnswer } from './confirm-change.ts'
import { answerAddPasskey, answerNewPasskey, answerRemovePasskey } from './passkeys.ts'
import { answerRenewCodes } from './recovery-codes.ts'

const answers: Record<keyof typeof factorPaths, AccountAnswer> = {
  addPasskey: answerAddPasskey,
  newPasskey: answerNewPasskey,
  removePasskey: answerRemovePasskey,
  addApp: answerAddApp,
  confirmApp: answerConfirmApp,
  removeApp: answerRemoveApp,
  renewCodes: answerRenewCodes,
}

/** What answers the forms about second factors, by their path below that of the account page. */
export const factorForms: Readonly<Record<string, AccountAnswer>> = Object.fromEntries(
  Object.entries(factorPaths).map(([name, path]) => [
    path.slice(accountPath.length),
    answers[name as keyof typeof factorPaths],
  ]),
)
