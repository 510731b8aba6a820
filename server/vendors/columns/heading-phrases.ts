import type { ColumnKind } from '#src/contract/vendors/vendor-column.ts'
import { fold } from '../../store/names.ts'

/**
 * What people write over columns, in the languages of the portal and those that suppliers' lists often have: English,
 * German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Swedish, Danish, Norwegian, Finnish, Turkish,
 * Arabic.
 */
const phrases: Readonly<Record<Exclude<ColumnKind, 'identifier' | 'other'>, string>> = {
  name: `name, name 1, vendor, vendor name, supplier, supplier name, company, company name, business name, legal name,
    trading name, account name, creditor, creditor name, payee, payee name, organisation, organization, manufacturer,
    lieferant, lieferantenname, firma, firmenname, kreditor, kreditorenname, unternehmen, unternehmensname, bezeichnung,
    fournisseur, nom, nom du fournisseur, nom fournisseur, raison sociale, societe, entreprise, denomination,
    proveedor, nombre, nombre del proveedor, nombre proveedor, razon social, empresa, fornitore, ragione sociale,
    nome, nome fornitore, azienda, denominazione, fornecedor, razao social, nome do fornecedor, leverancier, naam,
    naam leverancier, leveranciersnaam, bedrijfsnaam, bedrijf, dostawca, nazwa, nazwa dostawcy, nazwa firmy, dodavatel,
    nazev, nazev dodavatele, leverantor, leverantorsnamn, namn, foretag, leverandor, leverandornavn, navn, firmanavn,
    toimittaja, toimittajan nimi, nimi, yritys, tedarikci, tedarikci adi, unvan, firma adi, اسم, الاسم, اسم المورد,
    المورد, الشركة, اسم الشركة`,
  number: `tax number, tax no, tax id, tax identification number, tin, vat, vat number, vat no, vat id, vat reg no,
    vat registration number, registration number, registration no, reg no, company number, company no, business number,
    company registration number, commercial register, identifier, fiscal code, ust idnr, ust id, ustid, ust id nr,
    umsatzsteuer id, umsatzsteuer identifikationsnummer, steuernummer, handelsregisternummer, handelsregister, hrb,
    registernummer, mwst nr, uid, uid nummer, numero de tva, tva, no tva, tva intracommunautaire,
    numero d identification, nif, cif, numero fiscal, identificacion fiscal, partita iva, p iva, codice fiscale, nipc,
    contribuinte, btw nummer, btw, kvk nummer, numer nip, organisationsnummer, orgnr, org nr, organisasjonsnummer,
    cvr nummer, y tunnus, vergi no, vergi numarasi, الرقم الضريبي, رقم السجل التجاري, رقم التسجيل`,
  country: `country, country code, country region, nation, land, landercode, laenderschluessel, landerschlussel, pays,
    code pays, pais, codigo pais, paese, nazione, stato, landcode, kraj, zeme, maa, ulke, البلد, الدولة, بلد, رمز البلد`,
  website: `website, web site, web, url, homepage, home page, domain, internet, web address, web page, e mail, email,
    mail, email address, e mail address, contact email, internetseite, webseite, webadresse, e mail adresse, site,
    site web, site internet, courriel, adresse e mail, adresse mail, sitio web, pagina web, correo, correo electronico,
    sito, sito web, indirizzo email, posta elettronica, sitio, e post, epost, hemsida, webbplats, hjemmeside, nettside,
    sahkoposti, verkkosivu, strona www, www, adres e mail, web sitesi, e posta, eposta, الموقع, الموقع الإلكتروني,
    البريد الإلكتروني`,
  town: `town, city, place, locality, suburb, town city, city town, ort, stadt, wohnort, sitz, ville, localite, commune,
    ciudad, localidad, poblacion, municipio, citta, comune, localita, cidade, plaats, woonplaats, stad, miasto,
    miejscowosc, mesto, obec, postort, stad ort, by, poststed, kaupunki, postitoimipaikka, sehir, المدينة, مدينة`,
  spend: `spend, amount, total spend, annual spend, spend amount, total, total amount, turnover, value, volume,
    purchase volume, purchases, spend eur, spend usd, spend gbp, invoiced, invoice total, net amount, umsatz, betrag,
    einkaufsvolumen, bestellwert, ausgaben, volumen, jahresumsatz, montant, depenses, montant total, chiffre d affaires,
    achats, importe, gasto, gasto total, gasto anual, compras, importo, spesa, spesa totale, fatturato, valor, gastos,
    despesa, bedrag, uitgaven, omzet, inkoopvolume, kwota, wydatki, obrot, castka, utgift, belopp, inkopsvolym, belob,
    forbrug, belop, summa, ostot, tutar, harcama, المبلغ, الإنفاق, إجمالي الإنفاق`,
  'vendor-number': `vendor number, vendor no, vendor id, vendor code, vendor nr, supplier number, supplier no,
    supplier id, supplier code, supplier nr, account number, account no, account code, creditor number, creditor no,
    id, no, nr, number, code, reference, ref, lieferantennummer, lieferanten nr, lieferantennr, lieferant nr,
    kreditorennummer, kreditor nr, kreditorennr, kreditor, lieferanten id, nummer, code fournisseur, numero fournisseur,
    no fournisseur, numero de fournisseur, codigo proveedor, codigo de proveedor, numero de proveedor, codice fornitore,
    numero fornitore, codigo fornecedor, codigo do fornecedor, leveranciersnummer, leverancierscode, numer dostawcy,
    kod dostawcy, cislo dodavatele, leverantorsnummer, leverandornummer, leverandornr, toimittajanumero, tedarikci kodu,
    tedarikci no, رقم المورد, كود المورد`,
}

const known = Object.entries(phrases).flatMap(([kind, list]) =>
  list.split(',').map((phrase) => ({ kind: kind as keyof typeof phrases, words: fold(phrase) })),
)

/** What a heading says about each kind, from 0 to 1. */
export function judgeHeading(heading: string): Map<ColumnKind, number> {
  const folded = fold(heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
  const scores = new Map<ColumnKind, number>()
  if (folded === '') return scores
  for (const { kind, words } of known) {
    // The longer the part of the heading is that is known, the more it tells: 'vendor no' is no vendor.
    const share = ` ${folded} `.includes(` ${words} `) ? words.length / folded.length : 0
    if (share > (scores.get(kind) ?? 0)) scores.set(kind, share)
  }
  return scores
}
