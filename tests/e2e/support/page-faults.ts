import type { Browser, BrowserContext, ConsoleMessage, Page, Request } from 'playwright/test'

const violationMark = 'Content-Security-Policy violation:'

/** Everything that went wrong in the pages of a browser context without a test asking for it. */
export type PageFaults = {
  /**
   * Faults that contain this text, or match it, belong to the test that is running. Violations of the
   * content security policy belong to none.
   */
  expect(...texts: (string | RegExp)[]): void
  unexpected(): string[]
  /** Begins anew, for another test that goes on with the context. */
  forget(): void
}

/**
 * Collects console errors, uncaught exceptions, violations of the content security policy and
 * requests that leave this machine, in every page of a context.
 * @param context a context in which no page has been opened yet
 */
export async function watchFaults(context: BrowserContext): Promise<PageFaults> {
  const faults: string[] = []
  const expected: (string | RegExp)[] = []
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`${mark} ${effectiveDirective} ${blockedURI}`)
    })
  }, violationMark)
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => faults.push(`uncaught ${error.stack ?? error.message}`))
  }
  context.pages().forEach(watch)
  context.on('page', watch)
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(describeMessage(message))
  })
  context.on('request', (request) => {
    if (isForeign(request)) faults.push(`request to a foreign host ${request.url()}`)
  })
  return {
    expect: (...texts) => void expected.push(...texts),
    unexpected: () =>
      faults.filter(
        (fault) => isViolation(fault) || !expected.some((text) => matches(fault, text)),
      ),
    forget() {
      faults.length = 0
      expected.length = 0
    },
  }
}

/**
 * Writes down every violation of a content security policy, also one that is only reported, in every
 * context of a browser: pages that a test opens beside its own, their frames and their workers.
 * @param browser one in which no context is open yet
 * @param violations what was found is added to them
 */
export function watchViolations(browser: Browser, violations: string[]): void {
  browser.on('context', (context) => {
    context.on('console', (message) => {
      const said = describeMessage(message)
      if (isViolation(said)) violations.push(said)
    })
  })
}

/** Whether a message of the console is the watcher's own or Chromium's about a violation. */
function isViolation(message: string): boolean {
  return message.includes(violationMark) || /content security policy|'Trusted[A-Z]/i.test(message)
}

function describeMessage(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location()
  return `console error ${message.text()} (${url}:${lineNumber})`
}

/** Whether a request leaves this machine, where no test may depend on what answers. */
function isForeign(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url())
  return (
    /^(?:https?|wss?):$/.test(protocol) &&
    !/^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  )
}

function matches(fault: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? fault.includes(text) : text.test(fault)
}
