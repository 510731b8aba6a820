import {
  type Addressed,
  addressChangedLetter,
  addressLeftLetter,
  formerAddressLetter,
  leavesAddressLetter,
  newAddressLetter,
  takenAddressLetter,
} from '../../identity/address-letters.ts'
import {
  codesGuessedLetter,
  factorLetter,
  passkeyCopiedLetter,
  recoveryCodeLetter,
} from '../../identity/factor-letters.ts'
import {
  confirmAddressLetter,
  passwordChangedLetter,
  resetLetter,
  twoAccountsLetter,
} from '../../identity/password-letters.ts'
import { composeMail } from '../compose-mail.ts'
import type { ExampleKit, ExamplesOf } from './example-kit.ts'

/** To an address that is confirmed. */
const known = ({ texts, site, reader }: ExampleKit): Addressed => ({
  ...{ to: reader.email, brand: site.brand, texts, greetingName: reader.firstName },
})
/** To one that is not, or of which the account is not known. */
const unknown = ({ texts, site, stranger }: ExampleKit): Addressed => ({
  ...{ to: stranger.email, brand: site.brand, texts },
})

/** Letters about signing in and accounts. */
export const accountExamples: ExamplesOf<'account'> = {
  'confirm-address': (kit) => composeMail(confirmAddressLetter(kit.site, unknown(kit), kit.token)),
  'two-accounts': (kit) => composeMail(twoAccountsLetter(kit.site, known(kit), kit.token)),
  'reset-password': (kit) => composeMail(resetLetter(kit.site, known(kit), kit.token)),
  'password-changed': (kit, way) =>
    composeMail(passwordChangedLetter(kit.site, known(kit), { way, at: kit.at })),
  'new-address': (kit) => composeMail(newAddressLetter(kit.site, unknown(kit), kit.token)),
  'taken-address': (kit) => composeMail(takenAddressLetter(kit.site, unknown(kit))),
  'leave-address': (kit) =>
    composeMail(
      leavesAddressLetter(kit.site, known(kit), { email: kit.other.email, token: kit.token }),
    ),
  'address-changed': (kit) => composeMail(addressChangedLetter(kit.site, known(kit), kit.at)),
  'former-address': (kit) =>
    composeMail(formerAddressLetter(kit.site, known(kit), { email: kit.other.email, at: kit.at })),
  'address-left': (kit) => composeMail(addressLeftLetter(kit.site, unknown(kit), kit.at)),
  'factor-changed': (kit, news) =>
    composeMail(factorLetter(kit.site, known(kit), { news, at: kit.at })),
  'codes-guessed': (kit) => composeMail(codesGuessedLetter(kit.site, known(kit), kit.at)),
  'recovery-code-used': (kit) =>
    composeMail(recoveryCodeLetter(kit.site, known(kit), { left: 7, at: kit.at })),
  'passkey-refused': (kit) =>
    composeMail(passkeyCopiedLetter(kit.site, known(kit), { name: kit.words.passkey, at: kit.at })),
}
