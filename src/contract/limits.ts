/** Business constants of the specification (section 9), shared by browser, server and tests. */
export const limits = {
  /** Characters a search needs before it starts. */
  searchMinLength: 3,
  /** Milliseconds a search input rests before it asks. */
  searchDebounce: 300,
  /** Longest keyword a search endpoint takes, in characters. */
  keyword: 200,
  name: 160,
  description: 500,
  website: 300,
  identifier: 64,
  otherAttribute: 200,
  address: 300,
  placeId: 600,
  secondaryAddresses: 20,
  identifiers: 20,
  credentials: 300,
  attributes: 99,
  categories: 1100,
  locations: 5500,
  attributeFetch: 99,
  personName: 80,
  email: 254,
  phoneNumber: 30,
  /** Fewer are no number that could be called. */
  phoneDigits: 6,
  fileName: 200,
  invitees: 20,
  inviteMessage: 500,
  /** The message as the HTML that older clients make of it. */
  inviteTemplate: 20_000,
  /** For one credential. */
  evidenceFiles: 20,
  /** Of one organisation, waiting on one device to be sent. */
  evidenceWaiting: 20,
  /** Bytes. */
  evidenceBytes: 10_485_760,
  /** Of one organisation. */
  evidenceTotalBytes: 209_715_200,
  webhookBytes: 262_144,
  questionnaireQuestions: 12,
  /** Of one question. */
  questionnaireOptions: 10,
  recommendations: 10,
  searchResults: 20,
  /** Public profile: where the description is cut, and how many entries a list previews. */
  publicDescriptionPreview: 200,
  publicListPreview: 5,
  /** Pathways: where the description of a credential is cut. */
  pathwaysDescriptionPreview: 100,
  sdgPreview: 5,
  /** Milliseconds. */
  requestTimeout: 30_000,
  /** For a whole file: 10 MB at 300 kbit/s. */
  fileTimeout: 300_000,
  chunkLoadTimeout: 120_000,
  themeAge: 1_800_000,
  environmentAge: 900_000,
  linkCopiedToast: 500,
  badgeCopiedToast: 3_000,
  invitesSentShown: 3_000,
  discountCodeCopiedToast: 5_000,
  saveScrollDelay: 500,
  /** From the first change until it is kept; with the writing, within 300 (OFF-4). */
  draftKeepDelay: 200,
  /** Pixels. */
  sectionScrollOffset: 70,
  navStickyAfter: 107,
  navDockBelowHeight: 700,
  /** Percent of the rate that verified credentials save at most. */
  invoiceFinanceReduction: 25,
  /** Days. */
  affiliateCookieDays: 30,
  tokenCookieDays: 365,
  /**
   * How long an answer to the question for consent counts, as the French authority recommends:
   * https://www.cnil.fr/en/cookies-and-other-tracking-devices-cnil-publishes-new-guidelines
   */
  consentDays: 182,
} as const
