import { rotateSigningKey } from '../../identity/provider/rotate-signing-key.ts'
import { command } from '../command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'

export const keysRotate = command({
  name: 'keys rotate',
  summary: 'Sign the tokens of the embedded identity provider with a new key.',
  options: {
    leaked: {
      type: 'boolean',
      help: 'Refuse what older keys have signed, instead of letting it run out.',
    },
  },
  details:
    'What the key before has signed counts for two more hours, so that nobody notices. Running\n' +
    'servers take the new key up within a minute; with --leaked restart them.',
  async run(context, { values: { leaked = false } }) {
    const { engine } = await context.database()
    const rotated = await context.change(async (transaction, audit) => {
      await engine.lock(transaction, 'signing key')
      const done = await rotateSigningKey(transaction, leaked)
      if (done) await audit({ action: 'keys.rotate', subject: done.now, details: { leaked } })
      return done
    })
    if (!rotated) throw new OperatorError('There is no key yet: start the portal once.')
    return message(`${rotated.now} signs from now on, in the place of ${rotated.before}.`)
  },
})
