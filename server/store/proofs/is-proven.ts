import { sql } from 'kysely'

/**
 * Whether anybody can know that the profile of organisation `o` is its own: an owner's address is confirmed,
 * or the operator has checked its website or one of its numbers, which is the same still.
 * `organisationProofs` says it of a record.
 */
export const isProven = sql<boolean>`(exists (
    select 1 from organisation_checks as c
    where c.organisation_id = o.id and c.valid_to is null and (
      c.kind = 'website' and c.value = o.website
      or c.kind = 'number' and exists (
        select 1 from organisation_identifiers as i
        where i.organisation_id = o.id and i.type_id = c.type_id and i.identifier = c.value
      )
    )
  ) or exists (
    select 1 from memberships as m join users as u on u.id = m.user_id
    where m.organisation_id = o.id and m.relationship = 'OWNER' and m.accepted_at is not null
      and u.email_verified = 1
  ))`
