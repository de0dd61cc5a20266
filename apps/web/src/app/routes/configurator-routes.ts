/** The configurator of a set: `/konfigurator/v2/$art/$id/$brand/set/$setId`, below `areaRoute`. */
export const configuratorRoutes = [] as const;
