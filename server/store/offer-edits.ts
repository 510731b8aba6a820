import { createHash } from 'node:crypto'
import type { OfferContent, StoredOffer } from '#src/contract/operate/offer-input.ts'
import { recordAudit } from './audit.ts'
import { listBranded, moveBranded, removeBranded, writeOfBrand } from './branded-lists.ts'
import type { Connection, Engine } from './engine.ts'

/** An offer with its brand (null: every brand) and the version that it has by that. */
export type ListedOffer = { offer: OfferContent; version: string }

export type EditedOffer = {
  offer: OfferContent
  /** That was looked at; null: there was none. */
  version: string | null
  /** The offer behind which a new one stands, null where it is the first; left out: it is the last. */
  after?: string | null | undefined
  /** E-mail address of the editor. */
  actor: string
}

/** The offer is not what its editor has looked at: it was changed, taken away, or its id is taken. */
export class OfferChanged extends Error {}

/** Offers as editors work on them. */
export type OfferEdits = {
  /** All offers in their stored order. */
  list(): Promise<ListedOffer[]>
  /**
   * Adds or replaces an offer.
   * @throws OfferChanged where it is not the version that was looked at
   * @throws ProblemError for a brand that is not known
   */
  save(edited: EditedOffer): Promise<void>
  /** Takes an offer away. @throws OfferChanged where it is not the version that was looked at */
  remove(offer: { id: string; version: string; actor: string }): Promise<void>
  /**
   * Puts an offer right behind another one, or in front of all (null).
   * @returns false where one of the two is not there
   */
  move(place: { id: string; after: string | null; actor: string }): Promise<boolean>
}

export function createOfferEdits(db: Connection, engine: Engine): OfferEdits {
  /** Two who edit at once do it one after the other. */
  const alone = <Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await engine.lock(transaction, 'offers')
      return work(transaction)
    })
  return {
    list: () => listOffers(db),
    save: (edited) => alone((transaction) => saveOffer(transaction, edited)),
    remove: (offer) => alone((transaction) => removeOffer(transaction, offer)),
    move: (place) => alone((transaction) => moveOffer(transaction, place)),
  }
}

async function listOffers(db: Connection): Promise<ListedOffer[]> {
  const offers = await listBranded<StoredOffer>(db, 'offers')
  return offers.map((offer) => ({ offer, version: versionOf(offer) }))
}

async function saveOffer(
  transaction: Connection,
  { offer, version, after, actor }: EditedOffer,
): Promise<void> {
  await requireVersion(transaction, offer.id, version)
  const { brandId, ...content } = offer
  await writeOfBrand(transaction, 'offers', { id: offer.id, brandId, content })
  // The offer in front of it may be gone meanwhile: then it stays at the end.
  if (after !== undefined) await moveBranded(transaction, 'offers', offer.id, after)
  const details = { brand: brandId }
  await recordAudit(transaction, { actor, action: 'offer.put', subject: offer.id, details })
}

async function removeOffer(
  transaction: Connection,
  { id, version, actor }: { id: string; version: string; actor: string },
): Promise<void> {
  await requireVersion(transaction, id, version)
  await removeBranded(transaction, 'offers', id)
  await recordAudit(transaction, { actor, action: 'offer.remove', subject: id })
}

async function moveOffer(
  transaction: Connection,
  { id, after, actor }: { id: string; after: string | null; actor: string },
): Promise<boolean> {
  if (!(await moveBranded(transaction, 'offers', id, after))) return false
  await recordAudit(transaction, { actor, action: 'offer.move', subject: id, details: { after } })
  return true
}

/** @throws OfferChanged where an offer is another one by now */
async function requireVersion(transaction: Connection, id: string, version: string | null) {
  const found = (await listOffers(transaction)).find(({ offer }) => offer.id === id)
  if ((found?.version ?? null) !== version) throw new OfferChanged()
}

/** A digest of all that an offer says, so that whoever changes it counts, the command line too. */
function versionOf(offer: OfferContent): string {
  const entries = Object.entries(offer).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22)
}
