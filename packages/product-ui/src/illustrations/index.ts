export { drawIllustration, type IllustrationKind, type Subject } from './draw';
export { assignLooks, toLookKey, type Look } from './look';
export { getBuildingType, getRegion, type BuildingType, type Place, type Region } from './place';
