UPDATE public.clients SET emergency_contact = '{"name": "Rosa Lindqvist", "relationship": "mother", "phone": "5185550199"}'
WHERE id = '805c8aef-41e0-46df-b19d-2c515c996a9f';
UPDATE public.clients SET emergency_contact = '{"name": "", "relationship": "neighbor", "phone": ""}'
WHERE id = '04c42cde-ad9d-43db-a6c7-9cf7ecf6c811';
UPDATE public.clients SET emergency_contact = '{"name": "", "relationship": "", "phone": "12"}'
WHERE id = 'ca0049c3-469e-4fc9-b563-c24a46426281';
