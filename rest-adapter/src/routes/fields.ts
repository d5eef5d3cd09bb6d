// The fields of each kind of record, as every response shows them.

export const project = `id name description image location status funded target annualReturn minInvestment term propertyType
  currentValuation totalInvestors fundedDate exitDate`;

export const post = 'id slug title excerpt content imageUrl';

export const user = 'id username email fullName role createdAt';
