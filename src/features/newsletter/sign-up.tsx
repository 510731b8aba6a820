import { problemText } from '../../i18n/problem-text.ts'
import type { Texts } from '../../i18n/texts.ts'
import { isEmailAddress, plainEmail } from '../../contract/email-address.ts'
import type { CurrentUser } from '../../contract/membership.ts'
import { ProblemError } from '../../contract/problem.ts'
import { refusalOf } from '../../contract/refusal-of.ts'
import type { OutreachData } from '../../data/outreach-data.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { announce } from '../../ui/status-store.ts'
import { inputId } from './form-state.ts'
import type { FormState } from './form-state.ts'

/** Tells the newsletter's service where the address was entered; the host tells the brand. */
const tag = 'newsletter'
const messageId = 'newsletter-message'

type Sender = Pick<OutreachData, 'signUpForNewsletter'>

let isSending = false

/**
 * Signs up the address in the form, once at a time.
 * @param user who is signed in: their name goes along
 * @param show told what the form is to show; what was typed stays, unless it was taken
 */
export async function signUp(
  texts: Texts,
  sender: Sender,
  user: CurrentUser | null,
  show: (shown: FormState) => void,
): Promise<void> {
  if (isSending) return
  isSending = true
  show({ busy: true })
  try {
    show(await attempt(texts, sender, user))
  } finally {
    isSending = false
  }
}

async function attempt(texts: Texts, sender: Sender, user: CurrentUser | null): Promise<FormState> {
  const { t } = texts
  const input = document.getElementById(inputId) as HTMLInputElement
  const typed = input.value
  const email = plainEmail(typed)
  if (!isEmailAddress(email)) return refuse(input, t('newsletter.invalid'))
  let text: string
  try {
    const { confirmByMail } = await sender.signUpForNewsletter({
      ...{ tag, email },
      ...(user?.firstName && { name: user.firstName }),
      ...(user?.lastName && { lastName: user.lastName }),
    })
    text = confirmByMail ? t('newsletter.confirmByMail') : t('newsletter.done')
  } catch (error) {
    const refusal = refusalOf(error, 'email')
    if (refusal) return refuse(input, problemText(texts, refusal))
    return fail(texts, error)
  }
  // Another address may have been begun in the meantime.
  if (input.value === typed) input.value = ''
  announce(text)
  return { message: <SignedUp text={text} /> }
}

/** The address itself is wrong: that is said at the field, and the field is where to go on. */
function refuse(input: HTMLInputElement, text: string): FormState {
  // A field that takes the focus is read out with its message; one that has it already is not.
  if (document.activeElement === input) announce(text)
  else input.focus()
  return {
    field: { 'aria-invalid': true, 'aria-describedby': messageId },
    message: <FieldError id={messageId}>{text}</FieldError>,
  }
}

/** Something else went wrong, such as the connection. */
function fail(texts: Texts, error: unknown): FormState {
  if (!(error instanceof ProblemError)) throw error
  const text = problemText(texts, error)
  announce(text)
  return { message: <FieldError id={messageId}>{text}</FieldError> }
}

/** Says that it worked; the form's own style sheet draws it. */
function SignedUp({ text }: { text: string }) {
  return (
    <p data-done="">
      <Icon drawing={icons.checkCircle} />
      <span>{text}</span>
    </p>
  )
}
