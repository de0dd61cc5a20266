/** The columns that an import reads; everything else in the file is passed over. */
export const CSV_FIELDS = [
  'stockNumber',
  'availability',
  'shape',
  'origin',
  'treatment',
  'carat',
  'colour',
  'clarity',
  'cutGrade',
  'lab',
  'reportNumber',
  'measurements',
  'length',
  'width',
  'depth',
  'pricePerCarat',
  'priceTotal',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** How a field is named in a RapNet template, for messages. */
export const TEMPLATE_NAME: Readonly<Record<CsvField, string>> = {
  stockNumber: 'Stock #',
  availability: 'Availability',
  shape: 'Shape',
  origin: 'Natural / Lab-grown',
  treatment: 'Treatment',
  carat: 'Weight',
  colour: 'Color',
  clarity: 'Clarity',
  cutGrade: 'Cut Grade',
  lab: 'Lab',
  reportNumber: 'Report #',
  measurements: 'Measurements',
  length: 'Length',
  width: 'Width',
  depth: 'Depth',
  pricePerCarat: 'RapNet Price',
  priceTotal: 'Total Price',
};

/** Header spellings of RapNet's template and of the usual supplier files, letters and digits only, lower case. */
const ALIASES: Readonly<Record<CsvField, readonly string[]>> = {
  stockNumber: [
    'stock',
    'stockno',
    'stocknumber',
    'stocknum',
    'referencenum',
    'referencenumber',
    'reference',
    'refno',
    'venderstocknumber',
    'vendorstocknumber',
    'supplierstockref',
    'sku',
    'lotno',
    'lagernummer',
  ],
  availability: ['availability', 'avail', 'available', 'status'],
  shape: ['shape', 'cutshape', 'form'],
  // Never a bare "origin": suppliers write the country of the mine there.
  origin: [
    'naturallabgrown',
    'naturalorlabgrown',
    'naturallab',
    'stonetype',
    'diamondtype',
    'type',
    'growntype',
    'growthtype',
    'labgrown',
    'islabgrown',
    'steinart',
  ],
  treatment: ['treatment', 'treatments', 'enhancement', 'enhancements', 'clarityenhancement', 'behandlung'],
  carat: ['weight', 'size', 'carat', 'carats', 'caratweight', 'ct', 'cts', 'sz', 'gewicht', 'karat'],
  colour: ['color', 'colr', 'colour', 'col', 'farbe'],
  clarity: ['clarity', 'clar', 'purity', 'reinheit'],
  cutGrade: ['cutgrade', 'cut', 'schliff'],
  lab: ['lab', 'cert', 'laboratory', 'labor'],
  reportNumber: [
    'report',
    'reportno',
    'reportnumber',
    'certno',
    'certificate',
    'certificateno',
    'certificatenumber',
    'certnumber',
    'certid',
  ],
  measurements: ['measurements', 'measurement', 'measure', 'meas', 'dimensions'],
  length: ['length', 'measlength', 'mlength', 'l'],
  width: ['width', 'measwidth', 'mwidth', 'w'],
  depth: ['depth', 'measdepth', 'mdepth', 'depthmm', 'height'],
  pricePerCarat: [
    'rapnetprice',
    'price',
    'pricepercarat',
    'pricepercrt',
    'pricect',
    'pricecarat',
    'pricects',
    'ppc',
    'percarat',
    'cashprice',
    'askingprice',
    'usdct',
    'buynowpricect',
  ],
  priceTotal: ['totalprice', 'pricetotal', 'total', 'amount', 'totalamount', 'totalusd', 'totalvalue'],
};

const FIELD_OF_ALIAS = new Map<string, CsvField>(
  CSV_FIELDS.flatMap((field) => ALIASES[field].map((alias) => [alias, field] as const)),
);

/**
 * Which column holds which field. The first column of a name wins, but RapNet's own name beats a general one:
 * a file with both `RapNet Price` and `Cash Price` is read by the former. `Depth %` is no depth in millimetres.
 */
export function mapColumns(header: readonly string[]): Map<CsvField, number> {
  const columns = new Map<CsvField, number>();
  const ranks = new Map<CsvField, number>();
  header.forEach((title, column) => {
    if (title.includes('%')) return;
    const plain = title.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    const field = FIELD_OF_ALIAS.get(plain);
    if (field === undefined) return;
    const rank = ALIASES[field].indexOf(plain);
    if (rank >= (ranks.get(field) ?? Infinity)) return;
    ranks.set(field, rank);
    columns.set(field, column);
  });
  return columns;
}

/** Names of the columns without which no row can be read. */
export function missingColumns(columns: ReadonlyMap<CsvField, number>): string[] {
  const missing = (['stockNumber', 'shape', 'carat', 'colour', 'clarity'] as const)
    .filter((field) => !columns.has(field))
    .map((field) => TEMPLATE_NAME[field]);
  if (!columns.has('pricePerCarat') && !columns.has('priceTotal')) missing.push(TEMPLATE_NAME.pricePerCarat);
  return missing;
}
