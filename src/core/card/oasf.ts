/** The OASF 1.1.0 skill that says what a category of work is; design and other have none. */
export const oasfTags: Readonly<Record<string, string>> = {
  writing: 'oasf:content_writing_marketing/content_writing',
  translation: 'oasf:language_processing/language_translation/translation',
  code: 'oasf:software_engineering/code_generation',
  data: 'oasf:data_engineering_analytics/data_analytics',
  research: 'oasf:research_knowledge_productivity/research',
  marketing: 'oasf:content_writing_marketing/marketing_strategy',
};
