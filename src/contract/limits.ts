/* Business constants of the specification (section 9), shared by browser, server and tests. */

/** Characters a search needs before it starts. */
export const searchMinLength = 3
/** Milliseconds a search input rests before it asks. */
export const searchDebounce = 300
/** Longest keyword a search endpoint takes, in characters. */
export const keyword = 200
export const name = 160
/** In each language in which there is one. */
export const description = 500
export const website = 300
export const identifier = 64
export const otherAttribute = 200
export const address = 300
export const placeId = 600
export const secondaryAddresses = 20
export const identifiers = 20
export const credentials = 300
export const attributes = 99
export const categories = 1100
export const locations = 5500
export const attributeFetch = 99
export const personName = 80
export const email = 254
export const phoneNumber = 30
/** Fewer are no number that could be called. */
export const phoneDigits = 6
export const fileName = 200
export const invitees = 20
export const inviteMessage = 500
/** The message as the HTML that older clients make of it. */
export const inviteTemplate = 20_000
/** For one credential. */
export const evidenceFiles = 20
/** Of one organisation, waiting on one device to be sent. */
export const evidenceWaiting = 20
/** Bytes. */
export const evidenceBytes = 10_485_760
/** Of one organisation. */
export const evidenceTotalBytes = 209_715_200
export const webhookBytes = 262_144
export const questionnaireQuestions = 30
/** Of one question. */
export const questionnaireOptions = 12
/** Characters of the texts of a questionnaire, in each language. */
export const questionnaireTitle = 80
export const questionnaireIntro = 500
export const questionText = 200
export const questionHint = 300
export const questionExplanation = 600
export const optionLabel = 200
/** That answering takes at most. */
export const questionnaireMinutes = 120
/** That an option brings at most. */
export const optionPoints = 100
export const recommendations = 10
export const searchResults = 20
/** Of one facet of a search. */
export const searchValues = 50
/** Characters that say where a page of a list ended. */
export const searchPlace = 200
/** Towns that a map of suppliers names; those in others are summed up by country. */
export const searchTowns = 200
/** Values of a facet that are listed unless all are wanted. */
export const facetPreview = 8
/** Public profile: where the description is cut, and how many entries a list previews. */
export const publicDescriptionPreview = 200
export const publicListPreview = 5
/** Pathways: where the description of a credential is cut. */
export const pathwaysDescriptionPreview = 100
export const sdgPreview = 5
/** Milliseconds. */
export const requestTimeout = 30_000
/** For a whole file: 10 MB at 300 kbit/s. */
export const fileTimeout = 300_000
export const chunkLoadTimeout = 120_000
/** Start of 2024, in ms since the epoch: the portal did not exist before, so that a device with an earlier clock had none that was set. */
export const firstPlausibleTime = 1_704_067_200_000
export const themeAge = 1_800_000
export const environmentAge = 900_000
export const linkCopiedToast = 500
export const badgeCopiedToast = 3_000
export const invitesSentShown = 3_000
export const discountCodeCopiedToast = 5_000
export const saveScrollDelay = 500
/** From the first change until it is kept; with the writing, within 300 (OFF-4). */
export const draftStoreDelay = 200
/** Pixels. */
export const navStickyAfter = 107
/** Percent of the rate that verified credentials save at most. */
export const invoiceFinanceReduction = 25
/** Days. */
export const affiliateCookieDays = 30
export const tokenCookieDays = 365
/**
 * How long an answer to the question for consent counts, as the French authority recommends:
 * https://www.cnil.fr/en/cookies-and-other-tracking-devices-cnil-publishes-new-guidelines
 */
export const consentDays = 182

/** Of what is stated about a credential. */
export const credentialNumber = 100
export const credentialIssuer = 200
export const credentialScope = 500
export const entryUrl = 500
/** Characters of what a verifier notes about a check. */
export const checkNote = 500
/** Characters of a text of the portal that a brand words in its own way: three times the longest one. */
export const ownText = 1_000
/** Of all of them: as many as the portal has in three languages, since each read of a brand reads them. */
export const ownTextsTotal = 300_000
/** Characters of what somebody reports, or an owner writes against a suspension. */
export const reportText = 2_000
/** Of a buyer. */
export const objectives = 30
export const objectiveName = 80
export const objectiveWhy = 500
export const objectiveParts = 10
/** Characters of words that stand in a target. */
export const objectiveTarget = 100
/** Of a buyer, those who are invited among them. */
export const buyerMembers = 100
/** Of which one account is an admin. */
export const buyersOfAccount = 10
/** Of a buyer. */
export const shortlists = 50
export const shortlistName = 80
/** Suppliers on a shortlist. */
export const shortlistItems = 500
/** Characters of a note about one of them. */
export const shortlistNote = 2_000
/** Lists of vendors that a buyer keeps. */
export const vendorLists = 20
/** Of these, those whose file is kept because their rows are not compared yet. */
export const openVendorLists = 3
/** Days after which a list of vendors is removed by itself. */
export const vendorListDays = 90
/** Mappings of columns that are remembered for a buyer. */
export const vendorMappings = 50
/** Rows of a list of vendors that one call gives. */
export const vendorRowPage = 50
/** Characters of words that are looked for in a list of vendors. */
export const vendorWords = 100
/** Suppliers of which one call tells what objectives they serve. */
export const assessedSuppliers = 50
/** Of a buyer. */
export const savedSearches = 50
export const savedSearchName = 80
/** Characters of the query of an address that is saved. */
export const savedQuery = 6_000
/** A saved search that finds more suppliers than this is not watched: whoever is new would be lost among them. */
export const watchedSuppliers = 1_000
/** Suppliers that a saved search names as new; of more there is the number alone. */
export const namedAsNew = 5
/** Of a buyer. */
export const followedSuppliers = 500
/** Of what a buyer asks a supplier for. */
export const requestItems = 12
export const requestPurpose = 500
export const requestQuestion = 300
/** Characters of an answer to one item. */
export const requestAnswer = 2_000
/** Files that answer one item. */
export const requestFiles = 5
/** Requests that are read at once. */
export const requestPage = 100
/** Requests that a buyer sends in 24 hours. */
export const requestsOfDay = 50
/** Days from the sending within which an answer may be asked for. */
export const requestDays = 365
