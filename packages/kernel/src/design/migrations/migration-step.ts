/** A record of some version, read as JSON and not yet parsed. */
export type DesignRecord = Readonly<Record<string, unknown>>;
/** Turns a record of one version into one of the next. */
export type MigrationStep = (record: DesignRecord) => DesignRecord;
