// Fills in the forms of passkeys. They stay hidden where the browser has none.
const able = globalThis.PublicKeyCredential
/**
 * Ends the search that waits for the field of the address.
 * @type {AbortController | null}
 */
let waiting = null

if (typeof able?.parseCreationOptionsFromJSON === 'function') {
  for (const hint of document.querySelectorAll('[data-without-passkeys]')) hide(hint, true)
  for (const form of document.forms) {
    if (form.dataset.passkeys === undefined) continue
    form.hidden = false
    if (form.dataset.options) follow(form)
  }
}

/** @param {HTMLFormElement} form */
function follow(form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void run(form)
  })
  if (form.dataset.inField !== undefined) void offerInField(form)
}

/**
 * Asks at the press of the button, and says why nothing came of it.
 * @param {HTMLFormElement} form
 */
async function run(form) {
  waiting?.abort()
  const button = form.querySelector('button')
  for (const message of form.querySelectorAll('[role=alert]')) hide(message, true)
  if (button) button.disabled = true
  try {
    send(form, await ask(form))
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    const message = form.querySelector(isKnown ? '[data-known]' : '[data-failed]')
    if (message) hide(message, false)
    if (button) button.disabled = false
    button?.focus()
  }
}

/**
 * Lets the browser offer passkeys where the address is typed.
 * @param {HTMLFormElement} form
 */
async function offerInField(form) {
  if (!(await able.isConditionalMediationAvailable())) return
  waiting = new AbortController()
  try {
    send(form, await ask(form, { mediation: 'conditional', signal: waiting.signal }))
  } catch {
    // Nobody chose one there: the button still asks.
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {CredentialRequestOptions} more
 */
async function ask({ dataset: { passkeys, options = '' } }, more = {}) {
  /** @type {unknown} */
  const wanted = JSON.parse(options)
  const credential = await (passkeys === 'create'
    ? navigator.credentials.create({
        publicKey: able.parseCreationOptionsFromJSON(
          /** @type {PublicKeyCredentialCreationOptionsJSON} */ (wanted),
        ),
      })
    : navigator.credentials.get({
        publicKey: able.parseRequestOptionsFromJSON(
          /** @type {PublicKeyCredentialRequestOptionsJSON} */ (wanted),
        ),
        ...more,
      }))
  return /** @type {PublicKeyCredential} */ (credential)
}

/**
 * @param {HTMLFormElement} form
 * @param {PublicKeyCredential} credential
 */
function send(form, credential) {
  fill(form, 'credential', JSON.stringify(credential.toJSON()))
  const keep = document.getElementById('keep')
  if (keep instanceof HTMLInputElement && keep.checked) fill(form, 'keep', 'yes')
  const email = document.getElementById('email')
  if (email instanceof HTMLInputElement) fill(form, 'email', email.value)
  form.submit()
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function fill(form, name, value) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}

/**
 * @param {Element} element
 * @param {boolean} isHidden
 */
function hide(element, isHidden) {
  element.toggleAttribute('hidden', isHidden)
}
